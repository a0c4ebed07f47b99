import Foundation
import Testing

@testable import Terrarium

@Suite struct EnvironmentScopeTests {
    @Test func nearestScopeWins() {
        let root = EnvironmentScope()
        let outer = root.child { $0.count = 1 }
        let inner = outer.child { $0.label = "inner" }
        let deep = inner.child { $0.count = 2 }
        check(root, "[]")
        check(outer, "[count = 1]")
        check(inner, #"[count = 1, label = "inner"]"#)
        check(deep, #"[count = 2, label = "inner"]"#)
        #expect(inner.values.count == 1)
        #expect(deep.values.theme == Theme())
    }

    @Test func writingInPlaceReachesEveryScopeBelow() {
        let root = EnvironmentScope()
        let middle = root.child { $0.count = 1 }
        let leaf = middle.child { $0.label = "leaf" }
        middle.values.count = 5
        #expect(leaf.values.count == 5)
        root.values.count = 7
        #expect(leaf.values.count == 5)
        #expect(root.values.count == 7)
    }

    @Test func copiesDoNotSeeLaterChanges() {
        let root = EnvironmentScope()
        root.values.count = 1
        let copy = root.values
        root.values.count = 2
        #expect(copy.count == 1)
        #expect(root.values.count == 2)
    }

    @Test func aKeyThatIsNotWrittenAnyMoreIsInheritedAgain() {
        let root = EnvironmentScope()
        root.values.count = 1
        let middle = root.child {
            $0.count = 2
            $0.label = "middle"
        }
        let leaf = middle.child { $0.theme.name = "leaf" }
        check(leaf, #"[count = 2, label = "middle", theme = Theme]"#)
        middle.update { $0.label = "middle" }
        check(leaf, #"[count = 1, label = "middle", theme = Theme]"#)
        middle.update { _ in }
        check(leaf, "[count = 1, theme = Theme]")
    }

    @Test func transformsFollowWhatTheyRead() {
        let root = EnvironmentScope()
        let one = root.child { $0.count += 1 }
        let two = one.child { $0.count += 1 }
        #expect(two.values.count == 2)
        root.values.count = 10
        #expect(one.values.count == 11)
        #expect(two.values.count == 12)
        one.update { $0.count = 0 }
        #expect(two.values.count == 1)
        root.values.count = 20
        #expect(two.values.count == 1)
    }

    @Test func replacingAllValuesHidesWhatIsAbove() {
        let root = EnvironmentScope()
        root.values.count = 1
        let middle = root.child { $0.label = "a" }
        let leaf = middle.child { $0.theme.name = "x" }
        middle.update { $0 = EnvironmentValues() }
        check(middle, "[]")
        check(leaf, "[theme = Theme]")
        root.values.count = 2
        #expect(leaf.values.count == 0)
        middle.update { $0.label = "b" }
        check(leaf, #"[count = 2, label = "b", theme = Theme]"#)
    }

    @Test func aHundredThousandNestedScopes() {
        let root = EnvironmentScope()
        root.values.label = "root"
        var scope = root
        for level in 1...100_000 { scope = scope.child { $0.count = level } }
        #expect(scope[keyPath: \.values.count] == 100_000)
        #expect(scope.values.label == "root")
        root.values.theme.name = "new"
        #expect(scope.values.theme.name == "new")
    }

    private func check(_ scope: EnvironmentScope, _ expected: String) {
        #expect(scope.values.description == expected)
    }
}
