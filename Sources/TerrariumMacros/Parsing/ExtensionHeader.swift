/// The head of an extension, as the compiler sends it for the surroundings of a macro.
struct ExtensionHeader: Equatable {
    /// The last component of the extended type's name: `EnvironmentValues` of `SwiftUI.EnvironmentValues`.
    var typeName: String
}

extension ExtensionHeader {
    /// Reads `source`; nil if it is the head of something else.
    init?(_ source: String) {
        var cursor = TokenCursor(source)
        guard DeclarationHead(&cursor).keyword == "extension" else { return nil }
        typeName = cursor.word
        cursor.advance()
        while cursor.skip(".") {
            typeName = cursor.word
            cursor.advance()
        }
    }
}
