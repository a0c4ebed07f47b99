import Foundation
import Testing

@testable import Terrarium

@Suite struct EnvironmentTraceTests {
    @Test func levelsStandFromTheNearestToTheDefault() {
        let root = EnvironmentScope(fileID: "App/App.swift", line: 7)
        root.values.count = 1
        let panel = root.child(fileID: "App/Views/SettingsPanel.swift", line: 118) { $0.count = 2 }
        let leaf = panel.child(fileID: "App/Leaf.swift", line: 3) { $0.label = "leaf" }
        let reader = TestReader(Environment(\.count), at: leaf)
        reader.evaluate()
        check(
            leaf.trace(of: \.count),
            """
            \\.count = 2
              set by   SettingsPanel.swift:118  2
              over     App.swift:7              1
              default                           0
              read by  TestReader
            """)
    }

    @Test func aValueThatNobodySetsIsTheDefault() {
        check(
            EnvironmentScope().trace(of: \.label),
            """
            \\.label = "none"
              default  "none"
            """)
    }

    @Test func valuesFromSeveralKeysNameThemAll() {
        let root = EnvironmentScope(fileID: "App/App.swift", line: 7)
        root.values.label = "x"
        check(
            root.trace(of: \.summary),
            """
            value = "x 0"
              \\.label
                set by   App.swift:7  "x"
                default               "none"
              \\.count
                default  0
            """)
    }

    @Test func aReaderThatDoesNotReadIsNotListed() {
        let root = EnvironmentScope()
        root.values.count = 1
        let reader = TestReader(Environment(\.count), at: root)
        reader.evaluate(reading: false)
        #expect(root.trace(of: \.count).keys.map(\.readers) == [[]])
        #expect(root.trace(of: \.count).keys.map(\.holders) == [["TestReader"]])
        reader.evaluate()
        #expect(root.trace(of: \.count).keys.map(\.readers) == [["TestReader"]])
        #expect(root.trace(of: \.count).keys.map(\.holders) == [[]])
    }

    private func check(_ trace: EnvironmentTrace, _ expected: String) {
        #expect(trace.description == expected)
    }
}
