/// A use of `#Preview`.
struct Preview: Equatable {
    /// Everything behind the macro's name, as written: arguments and closures.
    var arguments: String
}

extension Preview {
    /// Reads a use of the macro, with whatever attributes stand before it.
    init(of source: String) throws(MacroProblem) {
        var cursor = TokenCursor(source)
        while let token = cursor.current, token.kind != .pound { cursor.advance() }
        guard cursor.current != nil else { throw MacroProblem("'#Preview' is missing", at: 0) }
        cursor.advance()
        let start = cursor.endOfPrevious
        while cursor.current != nil { cursor.advance() }
        arguments = cursor.text(start..<cursor.endOfPrevious)
    }

    /// A type that makes the preview on request.
    ///
    /// The arguments go as they are to an initializer with the macro's own parameters, so that every body that the
    /// macro accepts compiles here too. Nothing calls it unless somebody asks the type.
    func registration(discriminator: String) -> String {
        """
        struct \(discriminator)7previewfMu_: Terrarium._PreviewRegistration {
            @MainActor static func makePreview() -> Terrarium.Preview {
                Terrarium.Preview\(arguments)
            }
        }
        """
    }
}
