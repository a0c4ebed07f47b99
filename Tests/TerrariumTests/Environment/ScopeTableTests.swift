import Foundation
import Testing

@testable import Terrarium

@Suite struct ScopeTableTests {
    @Test(arguments: [0, 1, 4, 20, 64, 200])
    func everyKeyIsFound(count: Int) {
        let keys = NumberKeys.make(count)
        var values = EnvironmentValues()
        for (index, key) in keys.enumerated() { key.write(&values, index + 1) }
        #expect(keys.map { $0.read(values) } == Array(1..<count + 1))
        #expect(values.count == 0)
    }

    @Test func overridingOneOfManyKeysHidesItOnly() {
        let keys = NumberKeys.make(200)
        let root = EnvironmentScope()
        root.update { values in for key in keys { key.write(&values, 1) } }
        for (index, key) in keys.enumerated() {
            let child = root.child { key.write(&$0, 2) }
            let expected = keys.indices.map { $0 == index ? 2 : 1 }
            #expect(keys.map { $0.read(child.values) } == expected)
        }
    }

    @Test func deepScopesOverManyKeysFindTheNearestCell() {
        let keys = NumberKeys.make(120)
        var expected = [Int](repeating: 0, count: keys.count)
        var scope = EnvironmentScope()
        var random = SeededRandom(seed: 7)
        for step in 1...1_000 {
            let index = Int.random(in: keys.indices, using: &random)
            scope = scope.child { keys[index].write(&$0, step) }
            expected[index] = step
        }
        #expect(keys.map { $0.read(scope.values) } == expected)
    }

    @Test func aTableThatIsSharedIsNeverChanged() {
        var values = EnvironmentValues()
        values.count = 1
        let copy = values
        values.count = 2
        values.label = "new"
        #expect(copy.description == "[count = 1]")
        #expect(values.description == #"[count = 2, label = "new"]"#)
    }
}
