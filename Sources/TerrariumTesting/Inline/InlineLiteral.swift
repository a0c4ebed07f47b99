/// The string literal of an `.inline(…)` call in a source text, found from the call's parenthesis.
struct InlineLiteral: Equatable {
    /// The literal's bytes; empty in front of the closing parenthesis where the call has no argument.
    let range: Range<Int>
    /// The string that the compiler reads there; `nil` where the call has no argument.
    let value: String?
    /// The indentation that the literal's lines have, or would have.
    let indentation: String
    /// The line end of the source text.
    let lineEnd: String

    /// Why a literal cannot be replaced.
    enum Refusal: Error, Equatable {
        /// No `.inline(` stands at the place that the compiler saw.
        case notThere
        /// The argument is something other than one string literal.
        case notALiteral
        case interpolation
    }

    /// The literal of the call whose parenthesis stands at a line and column, both counted from 1, columns in bytes.
    init(in source: [UInt8], line: Int, column: Int) throws(Refusal) {
        var scanner = LiteralScanner(source)
        guard let start = scanner.offset(line: line, column: column), source[start] == UInt8(ascii: "("),
            source[..<start].hasSuffix("inline")
        else { throw .notThere }
        lineEnd = source.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        scanner.position = start + 1
        scanner.skipTrivia()
        let begin = scanner.position
        if scanner.peek == UInt8(ascii: ")") {
            range = (start + 1)..<begin
            value = nil
            indentation = scanner.indentation(ofLineAt: start) + "    "
            return
        }
        let literal = try scanner.readLiteral()
        range = begin..<scanner.position
        value = literal.value
        indentation = literal.indentation ?? scanner.indentation(ofLineAt: start) + "    "
        scanner.skipTrivia()
        guard let next = scanner.peek, [UInt8(ascii: ")"), UInt8(ascii: ",")].contains(next) else { throw .notALiteral }
    }

    /// A literal over several lines for a text, in this literal's place.
    func replacement(for text: String) -> String {
        var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        if lines.count > 1, lines.last == "" { lines.removeLast() }
        // A bare carriage return or NUL cannot stand in a literal; then escapes are needed, else raw text reads better.
        let needsEscapes = text.unicodeScalars.contains { $0 == "\r" || $0 == "\0" }
        let hashes = needsEscapes ? "" : InlineLiteral.hashes(around: text)
        let written = lines.map { line in
            let content = needsEscapes ? InlineLiteral.escaped(line) : line
            return content.isEmpty ? "" : indentation + content
        }
        return ([hashes + "\"\"\""] + written + [indentation + "\"\"\"" + hashes]).joined(separator: lineEnd)
    }

    /// As many `#` as keep quotes and backslashes of a text from meaning anything.
    private static func hashes(around text: String) -> String {
        var hashes = ""
        while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
        return hashes
    }

    private static func escaped(_ line: String) -> String {
        line.unicodeScalars.map { scalar in
            switch scalar {
            case "\\": "\\\\"
            case "\"": "\\\""
            case "\r": "\\r"
            case "\0": "\\0"
            default: String(scalar)
            }
        }
        .joined()
    }
}

extension ArraySlice<UInt8> {
    fileprivate func hasSuffix(_ word: String) -> Bool {
        suffix(word.utf8.count).elementsEqual(word.utf8)
    }
}
