import Testing

@testable import TerrariumMacros

@Suite struct HostMessageAnswerTests {
    func answer(
        _ macro: String, _ role: ExpansionRequest.Role?, _ source: String, in context: String = "EnvironmentValues"
    ) -> PluginAnswer {
        let request = ExpansionRequest(
            macro: macro, role: role, discriminator: "$s1a",
            source: SourceText(text: source, fileName: "/a.swift", offset: 100),
            lexicalContext: ["extension \(context) {}"])
        return HostMessage.expand(request).answer
    }

    func expectSource(_ answer: PluginAnswer, startsWith start: String) {
        guard case .expansion(let source?, let diagnostics) = answer else {
            Issue.record("no expansion but \(answer)")
            return
        }
        #expect(source.hasPrefix(start))
        #expect(diagnostics == [])
    }

    @Test func expandsEachMacroInItsRoles() {
        expectSource(answer("EntryMacro", .accessor, "@Entry var x = 1"), startsWith: "get {")
        expectSource(answer("EntryMacro", .peer, "@Entry var x = 1"), startsWith: "private struct __Key_x")
        expectSource(answer("PreviewMacro", .declaration, "#Preview { A() }"), startsWith: "struct $s1a7previewfMu_:")
        #expect(
            answer("PreviewableMacro", .peer, "@Previewable @State var x = 1")
                == .expansion(source: "", diagnostics: []))
    }

    @Test func saysAProblemOnce() {
        let problem = Diagnostic(
            message: "'x' needs a type or a default value: '@Entry var x: Type = …'", fileName: "/a.swift", offset: 112)
        #expect(answer("EntryMacro", .peer, "@Entry var x") == .expansion(source: "", diagnostics: [problem]))
        #expect(
            answer("EntryMacro", .accessor, "@Entry var x")
                == .expansion(source: "get { Swift.fatalError() }", diagnostics: []))
    }

    @Test func refusesMacrosAndRolesThatItDoesNotKnow() {
        for (macro, role, name) in [
            ("CoffeeMacro", .peer, "peer"), ("EntryMacro", nil, "none"), ("PreviewMacro", .accessor, "accessor"),
        ] as [(String, ExpansionRequest.Role?, String)] {
            let problem = Diagnostic(
                message: "Terrarium has no macro '\(macro)' for the role '\(name)'", fileName: "/a.swift", offset: 100)
            expectProblem(problem, in: answer(macro, role, "@Entry var x = 1"))
        }
    }

    private func expectProblem(_ problem: Diagnostic, in answer: PluginAnswer) {
        guard case .expansion(_, let diagnostics) = answer else {
            Issue.record("no expansion but \(answer)")
            return
        }
        #expect(diagnostics == [problem])
    }

    @Test func answersTheRestOfTheProtocol() {
        #expect(HostMessage.getCapability.answer == .capability)
        #expect(HostMessage.loadPluginLibrary.answer == .libraryRefused)
        let message = "the macros of Terrarium do not understand the compiler's message 'orderCoffee'"
        #expect(
            HostMessage.unknown("orderCoffee").answer
                == .expansion(source: nil, diagnostics: [Diagnostic(message: message, fileName: "", offset: 0)]))
    }
}
