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
}
