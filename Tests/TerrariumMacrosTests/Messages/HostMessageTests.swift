import Testing

@testable import TerrariumMacros

@Suite struct HostMessageTests {
    func message(_ text: String) throws -> HostMessage {
        try HostMessage(JSON(reading: Array(text.utf8)))
    }

    @Test func readsCapabilitiesAndLibraries() throws {
        #expect(try message(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#) == .getCapability)
        #expect(try message(#"{"getCapability":{}}"#) == .getCapability)
        #expect(try message(#"{"loadPluginLibrary":{"libraryPath":"a"}}"#) == .loadPluginLibrary)
        #expect(try message(#"{"orderCoffee":{}}"#) == .unknown("orderCoffee"))
    }

    @Test func readsAnAttachedMacro() throws {
        let text = #"""
            {"expandAttachedMacro":{"attributeSyntax":{},"declSyntax":{"kind":"declaration","location":{"column":29,
            "fileID":"a/a.swift","fileName":"/a.swift","line":9,"offset":419},"source":"@Entry var x = 1"},
            "discriminator":"$s1a","lexicalContext":[{"kind":"declaration","source":"struct A {}"},
            {"source":"extension B {}"}],"macro":{"moduleName":"TerrariumMacros","name":"Entry ",
            "typeName":"EntryMacro"},"macroRole":"accessor","staticBuildConfiguration":"{}"}}
            """#
        let request = ExpansionRequest(
            macro: "EntryMacro", role: .accessor, discriminator: "$s1a",
            source: SourceText(text: "@Entry var x = 1", fileName: "/a.swift", offset: 419),
            lexicalContext: ["struct A {}", "extension B {}"])
        #expect(try message(text) == .expand(request))
    }

    @Test func readsAFreestandingMacro() throws {
        let text = #"""
            {"expandFreestandingMacro":{"syntax":{"location":{"fileName":"/a.swift","offset":1},"source":"#Preview {}"},
            "discriminator":"$s1b","macro":{"typeName":"PreviewMacro"},ROLE"lexicalContext":[]}}
            """#
        for (member, role) in [
            (#""macroRole":"declaration","#, .declaration), ("", .declaration), (#""macroRole":"member","#, nil),
        ] as [(String, ExpansionRequest.Role?)] {
            let request = ExpansionRequest(
                macro: "PreviewMacro", role: role, discriminator: "$s1b",
                source: SourceText(text: "#Preview {}", fileName: "/a.swift", offset: 1), lexicalContext: [])
            #expect(try message(text.replacing("ROLE", with: member)) == .expand(request))
        }
    }

    @Test(arguments: [
        "[]", "{}", #"{"getCapability":{},"expandAttachedMacro":{}}"#, #"{"expandAttachedMacro":{}}"#,
        #"{"expandFreestandingMacro":{"macro":{"typeName":"A"},"discriminator":"d","syntax":{"source":"x"}}}"#,
    ])
    func refusesWhatTheProtocolDoesNotPromise(text: String) {
        #expect(throws: MessageError.self) { try message(text) }
    }
}
