#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The compiler plugin: answers the compiler's requests until the compiler closes the connection.
///
/// The plugin speaks the compiler's protocol itself instead of linking SwiftSyntax. A package that people depend on by
/// version may carry no unsafe flags, so it cannot link the toolchain's copy, and building the library from source
/// would cost every user minutes. It does not import Foundation either, which would double its start-up time, and
/// the compiler starts it anew for each job.
@main
enum Plugin {
    static func main() {
        do {
            try serve(MessageChannel.standardStreams)
        } catch {
            let text = "TerrariumMacros: \(error)\n"
            _ = text.utf8CString.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, text.utf8.count) }
            exit(EXIT_FAILURE)
        }
    }

    /// Answers every message that arrives on `channel` until it ends.
    static func serve(_ channel: MessageChannel) throws {
        while let bytes = try channel.receive() {
            let message = try HostMessage(JSON(reading: bytes))
            try channel.send(message.answer.json.written)
        }
    }
}
