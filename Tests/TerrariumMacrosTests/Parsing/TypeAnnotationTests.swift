import Testing

@testable import TerrariumMacros

@Suite struct TypeAnnotationTests {
    @Test(
        arguments: [
            ("Int", nil), ("Int?", "Int"), ("Int!", "Int"), ("Int ?", "Int"), ("Int??", "Int?"),
            ("Optional<Int>", "Int"), ("Swift.Optional<[String: Int]>", "[String: Int]"), ("Other.Optional<Int>", nil),
            ("Optional<Int>.Wrapped", nil),
            ("[Int?]", nil), ("[Int]?", "[Int]"), ("(Int?)", nil), ("(a: Int, b: String)?", "(a: Int, b: String)"),
            ("() -> Int?", nil), ("(() -> Int)?", "(() -> Int)"), ("@Sendable (Int) async throws -> Int?", nil),
            ("Box<() -> Int>?", "Box<() -> Int>"), ("Box<[String: (Int, Int)], Int>", nil),
            ("any Equatable", nil), ("(any A & B)?", "(any A & B)"), ("@MainActor () -> Void", nil),
            ("some Equatable", nil), ("A.B<C>.D?", "A.B<C>.D"),
        ] as [(String, String?)])
    func findsTheWrappedType(of source: String, as wrapped: String?) {
        for end in ["", " = 1", "=1", " /* a */ = 1", " { get }", ", y: Int"] {
            var cursor = TokenCursor(source + end)
            let type = TypeAnnotation(&cursor)
            #expect(type.text == source)
            #expect(type.wrapped == wrapped)
            #expect(type.isOpaque == source.hasPrefix("some"))
        }
    }

    @Test func unwrapsNothingImplicitlyInTheKey() {
        for (source, text) in [("Int!", "Int?"), ("Int?", "Int?"), ("(Int!) -> Int", "(Int!) -> Int")] {
            var cursor = TokenCursor(source)
            #expect(TypeAnnotation(&cursor).keyText == text)
        }
    }
}
