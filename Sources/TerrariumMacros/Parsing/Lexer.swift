/// Splits Swift source into tokens.
///
/// It knows just what is needed to find the parts of one declaration: where comments and literals begin and end, so that
/// brackets and commas inside them are not taken for real ones. The compiler has parsed the source before the plugin
/// sees it, so the lexer never fails; a literal without an end reaches to the end of the source.
///
/// Invariant: `position` never exceeds `bytes.count`.
struct Lexer {
    let bytes: [UInt8]
    var position = 0
    /// Whether an expression may end with the token before, so that a slash behind it divides.
    private var isAfterOperand = false

    init(_ source: String) {
        bytes = Array(source.utf8)
    }

    /// All tokens of `source`.
    static func tokens(of source: String) -> [Token] {
        var lexer = Lexer(source)
        var tokens: [Token] = []
        while let token = lexer.next() { tokens.append(token) }
        return tokens
    }

    /// The byte `distance` after the current one, nil past the end.
    func byte(_ distance: Int = 0) -> UInt8? {
        position + distance < bytes.count ? bytes[position + distance] : nil
    }

    /// Whether the source goes on with `character` after `distance` bytes.
    func isAt(_ character: Unicode.Scalar, after distance: Int = 0) -> Bool {
        byte(distance) == UInt8(ascii: character)
    }

    mutating func next() -> Token? {
        let end = position
        let hasLineBreak = skipTrivia()
        let start = position
        guard let first = byte() else { return nil }
        let kind = scan(first)
        isAfterOperand = canEndOperand(kind, start: start)
        return Token(
            kind: kind, range: start..<position, isAfterSpace: start > end, isFirstOnLine: hasLineBreak)
    }

    /// Steps over one token that begins with `first`.
    private mutating func scan(_ first: UInt8) -> Token.Kind {
        if Self.isWord(first) {
            return scanWord()
        }
        switch Unicode.Scalar(first) {
        case "`":
            skip(past: "`")
            return .word
        case "\"":
            skipString(poundCount: 0)
            return .string
        case "#":
            return scanPound()
        case "-" where isAt(">", after: 1):
            position += 2
            return .arrow
        case "/" where !isAfterOperand && skipBareRegex():
            return .regex
        case let mark:
            position += 1
            return .mark(mark)
        }
    }

    /// Steps over a name or a number; the dot of a fraction belongs to the number.
    private mutating func scanWord() -> Token.Kind {
        let isNumber = byte().map(Self.isDigit) ?? false
        while let current = byte() {
            let isFraction = isNumber && isAt(".") && byte(1).map(Self.isDigit) ?? false
            guard Self.isWord(current) || isFraction else { break }
            position += 1
        }
        return .word
    }

    /// Steps over what begins with number signs: a raw string, an extended regular expression, a directive or macro.
    private mutating func scanPound() -> Token.Kind {
        var count = 0
        while isAt("#", after: count) { count += 1 }
        if isAt("\"", after: count) {
            position += count
            skipString(poundCount: count)
            return .string
        }
        if isAt("/", after: count) {
            position += count
            skipExtendedRegex(poundCount: count)
            return .regex
        }
        position += 1
        _ = scanWord()
        return .pound
    }

    /// Steps over space and comments; true if a line ended among them.
    private mutating func skipTrivia() -> Bool {
        var hasLineBreak = false
        while let current = byte() {
            switch Unicode.Scalar(current) {
            case "\n", "\r":
                hasLineBreak = true
                position += 1
            case " ", "\t", "\u{B}", "\u{C}", "\0":
                position += 1
            case "/" where isAt("/", after: 1):
                while let current = byte(), current != UInt8(ascii: "\n"), current != UInt8(ascii: "\r") {
                    position += 1
                }
            case "/" where isAt("*", after: 1):
                skipBlockComment()
            default:
                return hasLineBreak
            }
        }
        return hasLineBreak
    }

    /// Steps over a block comment and those nested in it.
    private mutating func skipBlockComment() {
        var depth = 0
        while position < bytes.count {
            if isAt("/"), isAt("*", after: 1) {
                depth += 1
                position += 2
            } else if isAt("*"), isAt("/", after: 1) {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    /// Steps over the current byte and everything to the next `mark`, that included.
    private mutating func skip(past mark: Unicode.Scalar) {
        position += 1
        while position < bytes.count, !isAt(mark) { position += 1 }
        position = min(position + 1, bytes.count)
    }

    private func canEndOperand(_ kind: Token.Kind, start: Int) -> Bool {
        switch kind {
        case .string, .regex: true
        case .word: !Self.wordsBeforeOperands.contains(String(decoding: bytes[start..<position], as: UTF8.self))
        case .mark(let mark): ")]}?!".unicodeScalars.contains(mark)
        case .pound, .arrow: false
        }
    }

    private static let wordsBeforeOperands: Set<String> = [
        "as", "await", "case", "else", "in", "is", "return", "throw", "try", "where",
    ]

    /// Whether `byte` may stand in a name or a number. Everything beyond ASCII counts as part of a name.
    static func isWord(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "$": true
        default: byte >= 0x80
        }
    }

    static func isDigit(_ byte: UInt8) -> Bool {
        UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
}
