import Testing

@testable import TerrariumMacros

@Suite struct LexerTests {
    /// The texts of the tokens.
    func texts(_ source: String) -> [String] {
        let bytes = Array(source.utf8)
        return Lexer.tokens(of: source).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test(
        arguments: [
            ("var x:Int=1.5", ["var", "x", ":", "Int", "=", "1.5"]),
            ("1...2 x.0 0xFF_p3", ["1", ".", ".", ".", "2", "x", ".", "0", "0xFF_p3"]),
            ("a->b - >", ["a", "->", "b", "-", ">"]),
            ("größe `my name` $0 #if #Preview", ["größe", "`my name`", "$0", "#if", "#Preview"]),
            ("a /* b /* c */ d */ e // f\ng", ["a", "e", "g"]),
            (#""a \( f("}") ) {" b"#, [#""a \( f("}") ) {""#, "b"]),
            (#""\\" a "\"" b"#, [#""\\""#, "a", #""\"""#, "b"]),
            (##"#"a " \( \#(x) "# b"##, [##"#"a " \( \#(x) "#"##, "b"]),
            ("\"\"\"\n a \" \"\" \\(\"}\") \n\"\"\" b", ["\"\"\"\n a \" \"\" \\(\"}\") \n\"\"\"", "b"]),
            ("\"\" b", ["\"\"", "b"]),
            ("= /a{2},\"[/\"]/ b", ["=", "/a{2},\"[/\"]/", "b"]),
            (#"= #/a "/ /# b"#, ["=", #"#/a "/ /#"#, "b"]),
            ("a/b/c (a)/2/b", ["a", "/", "b", "/", "c", "(", "a", ")", "/", "2", "/", "b"]),
            ("return /a/", ["return", "/a/"]),
            ("= / a", ["=", "/", "a"]),
        ] as [(String, [String])])
    func splits(_ source: String, into texts: [String]) {
        #expect(self.texts(source) == texts)
    }

    /// The compiler sends no such source; the lexer must end all the same.
    @Test(arguments: [
        "\"a", "\"a\\", "\"\\(b", "\"\"\"a", "#\"a", "/*", "/* /* */", "`a", "#/a", "#/a\\", "= /a\\", "a \"b\n c", "#",
    ])
    func reachesTheEndOfSourceThatDoesNotEnd(_ source: String) throws {
        let last = try #require(Lexer.tokens(of: "x " + source).last)
        #expect(last.range.upperBound <= source.utf8.count + 2)
    }

    @Test func knowsSpaceAndLineBreaksBeforeATokens() {
        let tokens = Lexer.tokens(of: "a b/**/c\nd(")
        #expect(tokens.map(\.isAfterSpace) == [false, true, true, true, false])
        #expect(tokens.map(\.isFirstOnLine) == [false, false, false, true, false])
    }

    @Test func knowsKinds() {
        #expect(
            Lexer.tokens(of: "a \"s\" = /r/ #p -> (").map(\.kind)
                == [.word, .string, .mark("="), .regex, .pound, .arrow, .mark("(")])
    }
}
