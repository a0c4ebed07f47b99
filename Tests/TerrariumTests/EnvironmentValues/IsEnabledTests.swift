import Foundation
import Terrarium
import Testing

@MainActor
struct IsEnabledTests {
    @Test func anExplanationNamesTheModifierThatDisabled() throws {
        let line = #line + 2
        let host = host {
            Button("go") {}.disabled(true)
        }
        let trace = try host.explain(\.isEnabled, at: "go")
        #expect(trace.value == "false")
        #expect(trace.keys.first?.levels.map(\.value) == ["false", "true"])
        #expect(trace.keys.first?.levels.first?.line == line)
        #expect(trace.keys.first?.levels.first?.file?.hasSuffix("IsEnabledTests.swift") == true)
    }

    @Test func theValueItselfEnablesWhatAViewAroundDisables() throws {
        struct Teller: View {
            @Environment(\.isEnabled) var isEnabled
            var body: some View { Text(isEnabled ? "on" : "off") }
        }
        let log = Log()
        let host = host {
            VStack {
                Teller()
                Group {
                    Teller()
                    Button("go") { log("go") }
                }
                .environment(\.isEnabled, true)
                Button("stay") { log("stay") }.disabled(false)
            }
            .disabled(true)
        }
        #expect(host.texts == ["off", "on", "go", "stay"])
        try host.tap("go")
        #expect(throws: ViewQueryError.self) { try host.tap("stay") }
        #expect(log.entries == ["go"])
    }
}
