import Terrarium

@main
struct Gallery {
    static func main() {}
}
