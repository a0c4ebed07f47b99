import Foundation
import Terrarium
import Testing

private struct Skin: Equatable {
    var accent = "red"
    var size = 1
}

extension EnvironmentValues {
    @Entry fileprivate var skin: Skin = Skin()
    @Entry fileprivate var rank: Int = 0
    @Entry fileprivate var title: String = "none"
}

/// What programs do to scopes while scopes are at work.
struct EnvironmentScopeReentryTests {
    @Test func partsOfValuesAreWrittenAndFollowed() {
        let root = EnvironmentScope()
        let child = root.child { $0.skin.accent = "blue" }
        var sizes: [Int] = []
        let observation = child.onChange(of: \.skin.size) { sizes.append($0) }
        root.values.skin.size = 2
        root.values.skin.accent = "green"
        #expect(child.values.skin == Skin(accent: "blue", size: 2))
        child.values.skin.size = 5
        #expect(root.values.skin == Skin(accent: "green", size: 2))
        #expect(sizes == [2, 5])
        observation.cancel()
    }

    @Test func aChangeMayReadAndWriteOtherScopes() {
        let root = EnvironmentScope()
        root.values.rank = 3
        let other = EnvironmentScope()
        let child = root.child { values in
            other.values.title = "seen \(root.values.rank)"
            values.rank = values.rank + other.values.title.count
        }
        #expect(other.values.title == "seen 3")
        #expect(child.values.rank == 9)
        root.values.rank = 10
        #expect(other.values.title == "seen 10")
        #expect(child.values.rank == 17)
    }

    @Test func aChangeMayOpenScopesOfItsOwn() {
        let root = EnvironmentScope()
        var inner: [EnvironmentScope] = []
        let child = root.child { values in
            values.rank = 1
            inner.append(root.child { $0.rank = 7 })
        }
        #expect(child.values.rank == 1)
        #expect(inner.map(\.values.rank) == [7])
    }

    @Test func aChangeMayPutOtherValuesInPlaceOfItsOwn() {
        let root = EnvironmentScope()
        root.values.rank = 1
        root.values.title = "root"
        let child = root.child { values in
            let rank = values.rank
            values = EnvironmentValues()
            values.rank = rank + 1
        }
        #expect(child.values.rank == 2)
        #expect(child.values.title == "none")
        root.values.rank = 5
        #expect(child.values.rank == 6)
    }

    @Test func aChangeMayKeepItsValues() {
        let root = EnvironmentScope()
        root.values.rank = 1
        var kept: [EnvironmentValues] = []
        let child = root.child { values in
            values.title = "kept"
            kept.append(values)
            values.rank = values.rank + 1
        }
        child.values.title = "later"
        #expect(kept.map(\.title) == ["kept"])
        #expect(kept.map(\.rank) == [1])
        root.values.rank = 4
        #expect(child.values.rank == 5)
        #expect(kept.map(\.rank) == [1, 4])
        #expect(child.values.title == "later")
    }

    @Test func valuesOfOneChangeMayTurnUpInAnother() {
        let root = EnvironmentScope()
        root.values.rank = 1
        var kept: EnvironmentValues?
        let first = root.child { values in
            values.title = "first"
            kept = values
        }
        let second = root.child { values in
            if let kept { values = kept }
            values.rank = 9
        }
        #expect(first.values.title == "first")
        #expect(first.values.rank == 1)
        #expect(second.values.title == "first")
        #expect(second.values.rank == 9)
        first.values.title = "changed"
        #expect(second.values.title == "first")
    }

    @Test func anActionMayEndItsOwnObservationAndOthers() {
        let root = EnvironmentScope()
        var heard: [String] = []
        var first: EnvironmentScope.Observation?
        var second: EnvironmentScope.Observation?
        first = root.onChange(of: \.rank) { _ in
            heard.append("first")
            first = nil
            second?.cancel()
        }
        second = root.onChange(of: \.rank) { _ in heard.append("second") }
        root.values.rank = 1
        root.values.rank = 2
        #expect(heard == ["first"])
        #expect(first == nil)
    }

    @Test func aTokenThatNobodyHoldsObservesNothing() {
        let root = EnvironmentScope()
        var heard = 0
        _ = root.onChange(of: \.rank) { _ in heard += 1 }
        root.values.rank = 1
        #expect(heard == 0)
    }

    @Test func observersOfValuesWithoutEqualityHearOfOtherBits() {
        struct Plain { var number: Int }
        let root = EnvironmentScope()
        var heard: [Int] = []
        let observation = root.onChange(of: { Plain(number: $0.rank / 2) }) { heard.append($0.number) }
        root.values.rank = 1
        root.values.rank = 2
        root.values.rank = 3
        root.values.rank = 4
        #expect(heard == [1, 2])
        observation.cancel()
    }

    @Test func writingByKeyIsAsWritingByName() {
        enum Level: EnvironmentKey { static var defaultValue: Int { 1 } }
        let root = EnvironmentScope()
        let child = root.child { $0.rank = 1 }
        var heard: [Int] = []
        let observation = child.onChange(of: { $0[Level.self] }) { heard.append($0) }
        root[Level.self] = 2
        root[Level.self] = 2
        root[Level.self] += 1
        child[Level.self] = 3
        root[Level.self] = 9
        child[Level.self] = 4
        #expect(heard == [2, 3, 4])
        #expect(root[Level.self] == 9)
        #expect(child[Level.self] == 4)
        observation.cancel()
    }

    @Test func aScopeKeepsItsParentsAlive() {
        var root: EnvironmentScope? = EnvironmentScope()
        root?.values.rank = 8
        weak let watched = root
        var leaf: EnvironmentScope? = root?.child { $0.title = "leaf" }
        root = nil
        #expect(leaf?.values.rank == 8)
        #expect(watched != nil)
        leaf = nil
        #expect(watched == nil)
    }
}
