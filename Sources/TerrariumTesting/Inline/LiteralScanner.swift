/// Reads one Swift string literal out of a source text: as much of the language's grammar as that takes.
struct LiteralScanner {
    let source: [UInt8]
    var position = 0

    init(_ source: [UInt8]) {
        self.source = source
    }

    var peek: UInt8? { position < source.count ? source[position] : nil }

    /// The offset of a line and column, both counted from 1; `nil` beyond the text's end.
    func offset(line: Int, column: Int) -> Int? {
        var start = 0
        for _ in 1..<max(line, 1) {
            guard let end = source[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
        }
        let offset = start + column - 1
        return source.indices.contains(offset) ? offset : nil
    }

    /// The spaces and tabs at the start of the line around an offset.
    func indentation(ofLineAt offset: Int) -> String {
        let start = source[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return String(decoding: source[start...].prefix { LiteralScanner.isBlank($0) }, as: UTF8.self)
    }

    /// Goes past white space and comments.
    mutating func skipTrivia() {
        while let byte = peek {
            if LiteralScanner.isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                position += 1
            } else if follows("//") {
                position = source[position...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
            } else if follows("/*") {
                skipComment()
            } else {
                return
            }
        }
    }

    /// Reads the literal that begins here and goes past its end.
    mutating func readLiteral() throws(InlineLiteral.Refusal) -> (value: String, indentation: String?) {
        var hashes = ""
        while peek == UInt8(ascii: "#") {
            hashes += "#"
            position += 1
        }
        guard peek == UInt8(ascii: "\"") else { throw .notALiteral }
        if follows("\"\"\""), let firstLine = lineStart(after: position + 3) {
            position = firstLine
            let end = try findEnd(of: "\"\"\"" + hashes, hashes: hashes)
            return try multilineValue(firstLine..<end, hashes: hashes)
        }
        position += 1
        let start = position
        let end = try findEnd(of: "\"" + hashes, hashes: hashes)
        return (try decoded(source[start..<end], hashes: hashes), nil)
    }

    /// Goes past a delimiter and says where it begins.
    private mutating func findEnd(of delimiter: String, hashes: String) throws(InlineLiteral.Refusal) -> Int {
        while peek != nil {
            if follows(delimiter) {
                defer { position += delimiter.utf8.count }
                return position
            }
            if follows("\\" + hashes) {
                position += 1 + hashes.utf8.count
                if peek == UInt8(ascii: "(") { throw .interpolation }
            }
            position += 1
        }
        throw .notALiteral
    }

    /// The string between the first line's start and the closing delimiter, without the delimiter's indentation.
    private func multilineValue(
        _ range: Range<Int>, hashes: String
    ) throws(InlineLiteral.Refusal) -> (value: String, indentation: String?) {
        let content = source[range]
        let lastLine = content.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? content.startIndex
        let indentation = content[lastLine...]
        guard indentation.allSatisfy(LiteralScanner.isBlank) else { throw .notALiteral }
        let lines = content[..<lastLine].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast()
        var plain: [[UInt8]] = []
        for var line in lines {
            if line.last == UInt8(ascii: "\r") { line.removeLast() }
            if line.starts(with: indentation) {
                line.removeFirst(indentation.count)
            } else if !line.allSatisfy(LiteralScanner.isBlank) {
                throw .notALiteral
            } else {
                line = []
            }
            plain.append(Array(line))
        }
        let text = Array(plain.joined(separator: "\n".utf8))
        return (try decoded(text[...], hashes: hashes), String(decoding: indentation, as: UTF8.self))
    }

    /// The string that the compiler makes of a literal's inside.
    private func decoded(_ content: ArraySlice<UInt8>, hashes: String) throws(InlineLiteral.Refusal) -> String {
        let escape = Array(("\\" + hashes).utf8)
        var result: [UInt8] = []
        var rest = content
        while let byte = rest.first {
            guard rest.starts(with: escape) else {
                result.append(byte)
                rest.removeFirst()
                continue
            }
            rest.removeFirst(escape.count)
            guard let kind = rest.popFirst() else { throw .notALiteral }
            switch kind {
            case UInt8(ascii: "n"): result.append(UInt8(ascii: "\n"))
            case UInt8(ascii: "r"): result.append(UInt8(ascii: "\r"))
            case UInt8(ascii: "t"): result.append(UInt8(ascii: "\t"))
            case UInt8(ascii: "0"): result.append(0)
            case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"): result.append(kind)
            case UInt8(ascii: "u"):
                let digits = rest.dropFirst().prefix { $0 != UInt8(ascii: "}") }
                guard let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16),
                    let scalar = Unicode.Scalar(value)
                else { throw .notALiteral }
                result += Array(String(scalar).utf8)
                rest = rest.dropFirst(digits.count + 2)
            case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"):
                // A backslash at a line's end joins it with the next.
                if kind != UInt8(ascii: "\n") {
                    rest = rest.drop(while: LiteralScanner.isBlank)
                    guard rest.popFirst() == UInt8(ascii: "\n") else { throw .notALiteral }
                }
            default: throw .notALiteral
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if follows("/*") {
                depth += 1
                position += 2
            } else if follows("*/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < source.count
    }

    /// The start of the next line where nothing but blanks follows an offset.
    private func lineStart(after offset: Int) -> Int? {
        let blank = source[offset...].prefix { LiteralScanner.isBlank($0) || $0 == UInt8(ascii: "\r") }
        guard blank.endIndex < source.count, source[blank.endIndex] == UInt8(ascii: "\n") else { return nil }
        return blank.endIndex + 1
    }

    private func follows(_ word: String) -> Bool {
        source[position...].starts(with: word.utf8)
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
