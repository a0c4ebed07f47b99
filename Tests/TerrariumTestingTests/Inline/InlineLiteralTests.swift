import Testing

@testable import TerrariumTesting

@Suite struct InlineLiteralTests {
    /// Finds the literal of the only call in a source; columns count bytes.
    private func literal(in source: String) throws -> InlineLiteral {
        let bytes = Array(source.utf8)
        let start = try #require(source.utf8.firstRange(of: ".inline(".utf8)?.upperBound)
        let before = source.utf8[..<start]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let column = before.reversed().prefix { $0 != UInt8(ascii: "\n") }.count
        return try InlineLiteral(in: bytes, line: line, column: column)
    }

    @Test(arguments: [
        (#"f(.inline("abc"))"#, "abc"),
        (#"f(.inline(""))"#, ""),
        (#"f(.inline("a\n\t\"\\\u{e9}\0"))"#, "a\n\t\"\\\u{e9}\0"),
        (##"f(.inline(#"a"b\n\#n"#))"##, "a\"b\\n\n"),
        ("f(.inline(\"\"\"\n    a\n      b\n\n    c\n    \"\"\"))", "a\n  b\n\nc"),
        ("f(.inline(\n    #\"\"\"\n    \\u{9}\n    \"\"\"#, line: 1))", "\\u{9}"),
        ("f(.inline(\"\"\"\r\n  a\r\n  b\r\n  \"\"\"))", "a\nb"),
        ("f(.inline(\"\"\"\n    a \\\n    b\n    \"\"\"))", "a b"),
        ("f(.inline(\"\"\"\n    \"\"\"))", ""),
        ("f(.inline( /* a /* b */ \" */ // )\n \"c\" /* d */ ))", "c"),
        ("\"größe\"; f(.inline(\"x\"))", "x"),
    ])
    func readsWhatTheCompilerReads(source: String, value: String) throws {
        #expect(try literal(in: source).value == value)
    }

    @Test(arguments: ["f(.inline())", "f(.inline(\n  // none yet\n))"])
    func readsACallWithoutLiteral(source: String) throws {
        #expect(try literal(in: source).value == nil)
    }

    @Test(arguments: [
        (#"f(.inline("a" + b))"#, InlineLiteral.Refusal.notALiteral),
        ("f(.inline(text))", .notALiteral),
        ("f(.inline(\"a", .notALiteral),
        (#"f(.inline("a\(b)"))"#, .interpolation),
        ("f(.inline(\"\"\"\n    \\(a)\n    \"\"\"))", .interpolation),
    ])
    func refusesOtherArguments(source: String, refusal: InlineLiteral.Refusal) {
        #expect(throws: refusal) { try literal(in: source) }
    }

    @Test(arguments: [(1, 1), (1, 3), (1, 99), (9, 1), (1, 0)])
    func refusesOtherPlaces(line: Int, column: Int) {
        #expect(throws: InlineLiteral.Refusal.notThere) {
            try InlineLiteral(in: Array("f(.inline(\"a\"))\n".utf8), line: line, column: column)
        }
    }

    @Test(arguments: [
        ("  f(.inline())", "a\n  b\n", "  f(.inline(\"\"\"\n      a\n        b\n      \"\"\"))"),
        ("\tf(.inline(\"x\"))", "a", "\tf(.inline(\"\"\"\n\t    a\n\t    \"\"\"))"),
        ("f(.inline(\"\"\"\n  old\n  \"\"\"))", "a\n\nb\n", "f(.inline(\"\"\"\n  a\n\n  b\n  \"\"\"))"),
        ("f(.inline(\"\"))", "a\\u{9}\n", "f(.inline(#\"\"\"\n    a\\u{9}\n    \"\"\"#))"),
        ("f(.inline(\"\"))", "\"\"\"\n\\#n\n", "f(.inline(##\"\"\"\n    \"\"\"\n    \\#n\n    \"\"\"##))"),
        ("f(.inline(\"\"))", "a\rb\\\"\n", "f(.inline(\"\"\"\n    a\\rb\\\\\\\"\n    \"\"\"))"),
        ("f(.inline(\"\"))\r\n", "a\nb\n", "f(.inline(\"\"\"\r\n    a\r\n    b\r\n    \"\"\"))\r\n"),
    ])
    func writesALiteralOverSeveralLines(source: String, text: String, expected: String) throws {
        let found = try literal(in: source)
        var bytes = Array(source.utf8)
        bytes.replaceSubrange(found.range, with: Array(found.replacement(for: text).utf8))
        let written = String(decoding: bytes, as: UTF8.self)
        #expect(written == expected)
        let again = try literal(in: written)
        #expect(InlineChecker.matches(again.value ?? "", text))
    }
}
