import Foundation
import Testing

@testable import Terrarium

@Suite struct EnvironmentValuesTests {
    @Test func unsetKeysHaveTheirDefaults() {
        let values = EnvironmentValues()
        #expect(values.count == 0)
        #expect(values.theme == Theme())
        #expect(values.ping() == "default")
        #expect(values.description == "[]")
    }

    @Test func computedDefaultsAreAskedForEveryTime() {
        let values = EnvironmentValues()
        let first = values[TickKey.self]
        #expect(values[TickKey.self] == first + 1)
    }

    @Test func copiesAreIndependent() {
        var values = EnvironmentValues()
        values.count = 1
        var copy = values
        copy.count = 2
        copy.theme.accent = "red"
        #expect(values.count == 1)
        #expect(values.theme.accent == "blue")
        #expect(copy.summary == "none 2")
    }

    @Test func descriptionsAreSortedAndFinite() {
        var values = EnvironmentValues()
        values.theme.name = "x"
        values.label = "a \"quoted\"\nline"
        values.count = -3
        values.ping = PingAction { "" }
        let expected = #"[count = -3, label = "a \"quoted\"\nline", ping = <action>, theme = Theme]"#
        #expect(values.description == expected)
    }

    @Test func thousandsOfChangesToSharedCopiesKeepNothingAlive() {
        var values = EnvironmentValues()
        weak var object: Token?
        do {
            let token = Token()
            object = token
            values[object: Token.self] = token
        }
        #expect(object != nil)
        for number in 0..<2_000 {
            let copy = values
            values.count = number
            #expect(copy.count == max(number - 1, 0))
        }
        values[object: Token.self] = nil
        #expect(object == nil)
    }

    @Test func objectsAreFoundByTheirType() {
        var values = EnvironmentValues()
        let token = Token()
        values[object: Token.self] = token
        #expect(values[object: Token.self] === token)
        #expect(values[model: Token.self] == nil)
        values[model: Token.self] = Token()
        #expect(values[model: Token.self] !== token)
        #expect(values.objectTypeNames == ["EnvironmentValuesTests.Token", "EnvironmentValuesTests.Token"])
    }

    @Test func keptValuesOutliveTheirScopes() {
        var kept: [EnvironmentValues] = []
        do {
            let root = EnvironmentScope()
            root.values.label = "root"
            let child = root.child {
                $0.count = 1
                kept.append($0)
                $0.count = 2
            }
            kept.append(child.values)
            _ = child.trace { values in
                kept.append(values)
                return 0
            }
            root.values.label = "changed"
            child.values.count = 3
        }
        // A change that keeps the values may read any of them later, so it runs again for each change above.
        #expect(kept.map(\.summary) == ["root 1", "root 2", "root 2", "changed 1"])
        for index in kept.indices { kept[index].count += 10 }
        #expect(kept.map(\.count) == [11, 12, 12, 11])
    }

    private final class Token {}
}

private enum TickKey: EnvironmentKey {
    private nonisolated(unsafe) static var ticks = 0

    static var defaultValue: Int {
        ticks += 1
        return ticks
    }
}
