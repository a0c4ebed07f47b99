/// A piece of Swift source that is neither space nor comment.
struct Token: Equatable {
    enum Kind: Equatable {
        /// A name, a keyword, a number, or a name in backticks.
        case word
        /// A whole string literal, with its interpolations.
        case string
        /// A whole regular expression literal.
        case regex
        /// A number sign and the name behind it: `#if`, `#Preview`.
        case pound
        /// `->`, which must not be mistaken for a closing angle bracket.
        case arrow
        /// One character of punctuation or of an operator.
        case mark(Unicode.Scalar)
    }

    var kind: Kind
    /// UTF-8 offsets in the source.
    var range: Range<Int>
    /// Whether space, a comment or a line break stands before it.
    var isAfterSpace: Bool
    /// Whether a line break stands between it and the token before it.
    var isFirstOnLine: Bool
}
