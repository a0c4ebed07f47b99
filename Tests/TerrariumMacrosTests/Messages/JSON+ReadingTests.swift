import Testing

@testable import TerrariumMacros

@Suite struct JSONReadingTests {
    @Test(
        arguments: [
            ("null", .null), ("true", .boolean(true)), ("false", .boolean(false)),
            ("0", .integer(0)), ("-17", .integer(-17)), ("1.5", .decimal(1.5)), ("2e3", .decimal(2000)),
            (#""""#, .string("")),
            (#""a\"b\\c\/d""#, .string(#"a"b\c/d"#)),
            (#""\n\t\r\b\f""#, .string("\n\t\r\u{8}\u{C}")),
            (#""é \u00e9 \u20AC""#, .string("é é €")),
            (#""\uD83D\uDE00""#, .string("😀")),
            (#""\uD83D!""#, .string("\u{FFFD}!")),
            (#""\uD83D\u0041""#, .string("\u{FFFD}A")),
            ("[]", .array([])), ("{}", .object([:])), (" [ 1 , 2 ] ", .array([.integer(1), .integer(2)])),
            (#"{"a":{"b":[null]},"c":1}"#, .object(["a": .object(["b": .array([.null])]), "c": .integer(1)])),
        ] as [(String, JSON)])
    func reads(_ text: String, as value: JSON) throws {
        #expect(try JSON(reading: Array(text.utf8)) == value)
    }

    @Test(arguments: [
        ("", 0, "the text ends where a value should be"),
        ("nul", 0, "a value is neither a word nor a number"),
        ("[1", 2, "an array does not end"),
        (#"{"a" 1}"#, 5, #"a colon is missing after "a""#),
        (#"{"a":1"#, 6, "an object does not end"),
        ("{1}", 1, "a string is missing"),
        (#""abc"#, 4, "a string does not end"),
        (#""\x""#, 3, "a string holds an unknown escape"),
        (#""\u12""#, 3, "four hexadecimal digits are missing"),
        ("1 2", 2, "there is text after the value"),
        ("--1", 0, "a value is neither a word nor a number"),
        (String(repeating: "[", count: 100_000), 64, "the value is nested too deeply"),
    ])
    func refuses(_ text: String, at offset: Int, because message: String) {
        #expect(throws: JSONError(message: message, offset: offset)) { try JSON(reading: Array(text.utf8)) }
    }

    @Test func describesTheErrorWithItsPlace() {
        #expect("\(JSONError(message: "oh", offset: 3))" == "malformed JSON at byte 3: oh")
    }
}
