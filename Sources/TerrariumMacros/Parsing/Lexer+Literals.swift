extension Lexer {
    /// Steps over a string literal, from its first quotation mark on; `poundCount` number signs stand before it.
    mutating func skipString(poundCount: Int) {
        let quotes = isAt("\"", after: 1) && isAt("\"", after: 2) ? 3 : 1
        position += quotes
        while let current = byte() {
            switch Unicode.Scalar(current) {
            case "\"" where isDelimiter("\"", count: quotes, poundCount: poundCount):
                position += quotes + poundCount
                return
            case "\\" where hasPounds(poundCount, after: 1):
                position += 1 + poundCount
                if isAt("(") {
                    skipInterpolation()
                } else {
                    position = min(position + 1, bytes.count)
                }
            case "\n" where quotes == 1, "\r" where quotes == 1:
                return
            default:
                position += 1
            }
        }
    }

    /// Steps over the code of an interpolation, from its opening parenthesis on.
    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            guard let token = next() else { return }
            if token.kind == .mark("(") { depth += 1 }
            if token.kind == .mark(")") { depth -= 1 }
        } while depth > 0
    }

    /// Steps over a regular expression between slashes, if there is one: it ends on its line and begins without space.
    mutating func skipBareRegex() -> Bool {
        guard let first = byte(1), first != UInt8(ascii: " "), first != UInt8(ascii: "\t") else { return false }
        var end = position + 1
        var isInClass = false
        while end < bytes.count {
            switch Unicode.Scalar(bytes[end]) {
            case "\n", "\r": return false
            case "\\": end += 1
            case "[": isInClass = true
            case "]": isInClass = false
            case "/" where !isInClass:
                guard end > position + 1 else { return false }
                position = end + 1
                return true
            default: break
            }
            end += 1
        }
        return false
    }

    /// Steps over a regular expression between slashes with number signs, from its first slash on.
    mutating func skipExtendedRegex(poundCount: Int) {
        position += 1
        while position < bytes.count {
            if isDelimiter("/", count: 1, poundCount: poundCount) {
                position += 1 + poundCount
                return
            }
            position = min(position + (isAt("\\") ? 2 : 1), bytes.count)
        }
    }

    /// Whether `count` times `mark` and then the literal's number signs come next.
    private func isDelimiter(_ mark: Unicode.Scalar, count: Int, poundCount: Int) -> Bool {
        (0..<count).allSatisfy { isAt(mark, after: $0) } && hasPounds(poundCount, after: count)
    }

    private func hasPounds(_ count: Int, after distance: Int) -> Bool {
        (0..<count).allSatisfy { isAt("#", after: distance + $0) }
    }
}
