import Testing

@testable import TerrariumMacros

@Suite struct DiagnosticTests {
    @Test func movesTheProblemFromTheMacrosTextToTheFile() {
        let problem = MacroProblem(
            "needs 'var'", at: 7, mend: .init(message: "replace", range: 7..<10, replacement: "var"))
        let source = SourceText(text: "@Entry let x = 1", fileName: "/a.swift", offset: 100)
        let diagnostic = Diagnostic(problem, in: source)
        #expect(
            String(decoding: diagnostic.json.written, as: UTF8.self)
                == #"{"fixIts":[{"changes":[{"newText":"var","range":{"endOffset":110,"fileName":"/a.swift","#
                + #""startOffset":107}}],"message":"replace"}],"highlights":[],"message":"needs 'var'","notes":[],"#
                + #""position":{"fileName":"/a.swift","offset":107},"severity":"error"}"#)
    }
}
