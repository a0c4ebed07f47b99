import Testing

@testable import TerrariumMacros

@Suite struct PluginAnswerTests {
    func check(_ answer: PluginAnswer, _ text: String) {
        #expect(String(decoding: answer.json.written, as: UTF8.self) == text)
    }

    @Test func writesTheProtocolsForm() {
        check(.capability, #"{"getCapabilityResult":{"capability":{"features":[],"protocolVersion":7}}}"#)
        check(
            .expansion(source: "a", diagnostics: []), #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"a"}}"#)
        check(.expansion(source: nil, diagnostics: []), #"{"expandMacroResult":{"diagnostics":[]}}"#)
        check(
            .libraryRefused,
            #"{"loadPluginLibraryResult":{"diagnostics":[{"fixIts":[],"highlights":[],"#
                + #""message":"the macros of Terrarium load no libraries","notes":[],"#
                + #""position":{"fileName":"","offset":0},"severity":"error"}],"loaded":false}}"#)
    }
}
