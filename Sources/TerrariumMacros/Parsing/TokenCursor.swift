/// A place in a list of tokens.
///
/// Invariant: `index` never exceeds `tokens.count`.
struct TokenCursor {
    let source: [UInt8]
    let tokens: [Token]
    var index = 0

    init(_ source: String) {
        self.source = Array(source.utf8)
        tokens = Lexer.tokens(of: source)
    }

    /// The next token, nil at the end.
    var current: Token? { peek(0) }

    /// The token `distance` after the next one, nil past the end.
    func peek(_ distance: Int) -> Token? {
        index + distance < tokens.count ? tokens[index + distance] : nil
    }

    /// Where the next token begins, or where the source ends.
    var offset: Int { current?.range.lowerBound ?? source.count }

    /// Where the token before ends.
    var endOfPrevious: Int { index > 0 ? tokens[index - 1].range.upperBound : 0 }

    /// The source between two offsets.
    func text(_ range: Range<Int>) -> String {
        String(decoding: source[range], as: UTF8.self)
    }

    /// The next word, empty if something else comes next.
    var word: String {
        guard let current, current.kind == .word else { return "" }
        return text(current.range)
    }

    /// Whether `mark` comes next.
    func isAt(_ mark: Unicode.Scalar) -> Bool { current?.kind == .mark(mark) }

    /// Steps to the next token.
    mutating func advance() {
        index = min(index + 1, tokens.count)
    }

    /// Steps over `mark` if it comes next.
    mutating func skip(_ mark: Unicode.Scalar) -> Bool {
        guard isAt(mark) else { return false }
        advance()
        return true
    }

    /// Steps over the next token and, if it opens a bracket, over everything to the closing one.
    mutating func skipBalanced() {
        var depth = 0
        repeat {
            switch current?.kind {
            case .mark("("), .mark("["), .mark("{"): depth += 1
            case .mark(")"), .mark("]"), .mark("}"): depth -= 1
            case nil: return
            default: break
            }
            advance()
        } while depth > 0
    }

    /// Steps over a list of generic arguments, if what comes next is one rather than a comparison.
    ///
    /// Only what can stand in types may stand between the brackets.
    mutating func skipGenericArguments() -> Bool {
        guard let current, current.kind == .mark("<"), !current.isAfterSpace else { return false }
        var ahead = self
        var depth = 0
        repeat {
            switch ahead.current?.kind {
            case .mark("<"): depth += 1
            case .mark(">"): depth -= 1
            case .mark("("), .mark("["):
                ahead.skipBalanced()
                continue
            case .word, .arrow, .mark("."), .mark(","), .mark("?"), .mark("!"), .mark("&"), .mark("@"): break
            default: return false
            }
            ahead.advance()
        } while depth > 0
        self = ahead
        return true
    }
}
