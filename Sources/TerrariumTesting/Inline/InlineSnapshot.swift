/// A snapshot that stands in the test itself.
///
/// ```swift
/// expectSnapshot(of: host, matches: .inline("""
///     window @0,0 80x16
///       Text "Hello" @0,0 40x16
///     """))
/// ```
///
/// Write `.inline()` and run the test: the text is put into the source file. It is compared without its final newline.
public struct InlineSnapshot: Sendable {
    /// The text in the source; `nil` where none is written yet.
    package let text: String?
    package let filePath: String
    package let line: UInt
    package let column: UInt

    /// A snapshot in the source, given as one string literal without interpolation.
    ///
    /// The call's own line and column lead to the literal when it is recorded.
    public static func inline(
        _ text: String? = nil, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) -> InlineSnapshot {
        InlineSnapshot(text: text, filePath: "\(filePath)", line: line, column: column)
    }
}
