import Testing

@testable import TerrariumMacros

@Suite struct PreviewTests {
    @Test(arguments: [
        ("#Preview { A() }", " { A() }"),
        ("\n// doc {\n#Preview(\"name\") { A() } // end", "(\"name\") { A() }"),
        ("#Preview(\"a\", traits: .b, .c(d: 1)) {\n    A()\n}\n", "(\"a\", traits: .b, .c(d: 1)) {\n    A()\n}"),
        ("#Preview(\"a\", body: { A() })", "(\"a\", body: { A() })"),
        (
            "@available(macOS 15, *)\n#Preview { @Previewable @State var a = 1\n A(a) }",
            " { @Previewable @State var a = 1\n A(a) }"
        ),
    ])
    func handsEverythingBehindItsNameOver(source: String, arguments: String) throws {
        #expect(
            try Preview(of: source).registration(discriminator: "$s1aMf_") == """
                struct $s1aMf_7previewfMu_: Terrarium._PreviewRegistration {
                    @MainActor static func makePreview() -> Terrarium.Preview {
                        Terrarium.Preview\(arguments)
                    }
                }
                """)
    }

    @Test func refusesWhatIsNoUse() {
        #expect(throws: MacroProblem("'#Preview' is missing", at: 0)) { try Preview(of: "struct A {}") }
    }
}
