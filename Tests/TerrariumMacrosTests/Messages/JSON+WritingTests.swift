import Testing

@testable import TerrariumMacros

@Suite struct JSONWritingTests {
    @Test(
        arguments: [
            (.null, "null"), (.boolean(true), "true"), (.boolean(false), "false"), (.integer(-3), "-3"),
            (.decimal(0.5), "0.5"),
            (.string("a\"b\\c\nd\te\u{1}é"), #""a\"b\\c\nd\u0009e\u0001é""#),
            (.array([.integer(1), .string("x"), .array([])]), #"[1,"x",[]]"#),
            (.object(["b": .null, "a": .object([:]), "c": .integer(1)]), #"{"a":{},"b":null,"c":1}"#),
        ] as [(JSON, String)])
    func writes(_ value: JSON, as text: String) throws {
        #expect(String(decoding: value.written, as: UTF8.self) == text)
        #expect(try JSON(reading: value.written) == value)
    }
}
