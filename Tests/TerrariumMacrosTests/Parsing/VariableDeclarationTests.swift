import Testing

@testable import TerrariumMacros

@Suite struct VariableDeclarationTests {
    /// What a declaration consists of, and the text that begins where something unwanted does.
    struct Expected: Sendable {
        var name: String? = "x"
        var type: String?
        var value: String?
        var accessors: String?
        var second: String?
    }

    @Test(
        arguments: [
            ("var x", Expected()),
            ("var x: Int", Expected(type: "Int")),
            ("var x = 1", Expected(value: "1")),
            ("let x: [Int: String]? = nil // c", Expected(type: "[Int: String]?", value: "nil")),
            ("var x/*a*/:/*b*/Int/*c*/=/*d*/1/*e*/", Expected(type: "Int", value: "1")),
            ("var x : Int // a\n    = // b\n 3 // c", Expected(type: "Int", value: "3")),
            ("var `x`: Int", Expected(type: "Int")),
            ("var `my value` = 1", Expected(name: "my value", value: "1")),
            ("var x: Array<Int>=[]", Expected(type: "Array<Int>", value: "[]")),
            ("var x: () -> Void = {}", Expected(type: "() -> Void", value: "{}")),
            ("var x = { (a: Int, b) in a }", Expected(value: "{ (a: Int, b) in a }")),
            ("var x = [1, 2].map { $0 + 1 }", Expected(value: "[1, 2].map { $0 + 1 }")),
            ("var x = if a { 1 } else { 2 }", Expected(value: "if a { 1 } else { 2 }")),
            ("var x = a ? b : c", Expected(value: "a ? b : c")),
            ("var x = \"}, \\(\"{\")\"", Expected(value: "\"}, \\(\"{\")\"")),
            ("var x = [\n    1, // one, two {\n]", Expected(value: "[\n    1, // one, two {\n]")),
            ("var x = Dictionary<String, Int>()", Expected(value: "Dictionary<String, Int>()")),
            ("var x = A<(B, C), [D: E]>.F<G?>()", Expected(value: "A<(B, C), [D: E]>.F<G?>()")),
            ("var x = a < b", Expected(value: "a < b")),
            ("var x: Int { 3 }", Expected(type: "Int", accessors: "{ 3 }")),
            ("var x = 1 { didSet {} }", Expected(value: "1", accessors: "{ didSet {} }")),
            (
                "var x: Int = 1 { @A willSet(n) {} }",
                Expected(type: "Int", value: "1", accessors: "{ @A willSet(n) {} }")
            ),
            ("var x = 1, y = 2", Expected(value: "1", second: ", y = 2")),
            ("var x: Int, y: Int", Expected(type: "Int", second: ", y: Int")),
            ("var x = a<b, y = 2", Expected(value: "a<b", second: ", y = 2")),
            ("var (x, y) = (1, 2)", Expected(name: nil, value: "(1, 2)")),
        ] as [(String, Expected)])
    func reads(_ source: String, as expected: Expected) throws {
        let declaration = try #require(VariableDeclaration(source))
        func rest(_ offset: Int?) -> String? {
            offset.map { String(decoding: source.utf8.dropFirst($0), as: UTF8.self) }
        }
        #expect(declaration.name == expected.name)
        #expect(declaration.type?.text == expected.type)
        #expect(declaration.initialValue?.text == expected.value)
        #expect(rest(declaration.accessorsOffset) == expected.accessors)
        #expect(rest(declaration.secondVariableOffset) == expected.second)
    }

    @Test(arguments: ["func x() {}", "struct X {}", "class X {}", "typealias X = Int", "@Entry", ""])
    func isNotWhatDeclaresSomethingElse(_ source: String) {
        #expect(VariableDeclaration(source) == nil)
    }
}
