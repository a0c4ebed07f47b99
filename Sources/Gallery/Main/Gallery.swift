import GalleryPrograms

/// Shows example programs being used, as text.
@main
@MainActor
struct Gallery {
    static func main() {
        GalleryCommand.run(Array(CommandLine.arguments.dropFirst()))
    }
}
