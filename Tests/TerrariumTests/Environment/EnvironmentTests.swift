import Foundation
import Testing

@testable import Terrarium

@Suite struct EnvironmentTests {
    @Test func readersWakeForDifferentValuesOnly() {
        let root = EnvironmentScope()
        let scope = root.child { $0.count = 1 }
        let reader = TestReader(Environment(\.count), at: scope)
        #expect(reader.evaluate() == 1)
        scope.values.count = 1
        #expect(reader.causes == [])
        scope.values.count = 2
        #expect(reader.causes == ["environment \\.count"])
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate() == 2)
    }

    @Test func aValueThatWasNotReadWakesNobody() {
        let root = EnvironmentScope()
        root.values.count = 1
        let reader = TestReader(Environment(\.count), at: root)
        reader.evaluate(reading: false)
        root.values.count = 2
        #expect(reader.causes == [])
        #expect(reader.evaluate() == 2)
        root.values.count = 3
        #expect(reader.causes.count == 1)
    }

    @Test func absentKeysWakeWhereSomebodyStartsToSetThem() {
        let root = EnvironmentScope()
        let left = root.child { $0.label = "left" }
        let right = root.child { $0.label = "right" }
        let reader = TestReader(Environment(\.count), at: left)
        reader.evaluate()
        right.values.count = 1
        #expect(reader.causes == [])
        left.values.count = 2
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate() == 2)
        left.update { $0.label = "left" }
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate() == 0)
    }

    @Test func copiesInClosuresReadThePresentValue() {
        let root = EnvironmentScope()
        root.values.count = 1
        let reader = TestReader(Environment(\.count), at: root)
        reader.evaluate()
        let copy = reader.property
        root.values.count = 2
        #expect(copy.wrappedValue == 2)
        reader.evaluate()
        #expect(copy.wrappedValue == 2)
    }

    @MainActor
    @Test func readersOfAllValuesHearOfTheKeysThatTheyRead() {
        let root = EnvironmentScope()
        root.values.count = 1
        let reader = TestReader(Environment(\.self), at: root)
        let kept = reader.evaluate { $0 }
        #expect(reader.evaluate { $0.count } == 1)
        root.values.label = "new"
        #expect(reader.causes == [])
        root.values.count = 2
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate { $0.summary } == "new 2")
        root.values.label = "newer"
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate { $0.theme.name } == "plain")
        root.values.count = 3
        #expect(reader.causes == [])
        root.values.theme.name = "other"
        #expect(reader.needsEvaluation())
        #expect(kept.count == 1)
    }

    @MainActor
    @Test func printingAllValuesReadsThemAll() {
        let root = EnvironmentScope()
        let reader = TestReader(Environment(\.self), at: root)
        #expect(reader.evaluate { $0.description } == "[]")
        root.values.count = 1
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate { $0.description } == "[count = 1]")
        root.values.count = 2
        #expect(reader.needsEvaluation())
    }

    @MainActor
    @Test func closuresThatReadAllValuesSeeThoseOfTheMoment() {
        let root = EnvironmentScope()
        root.values.count = 1
        let reader = TestReader(Environment(\.self), at: root)
        reader.evaluate { _ = $0.label }
        let closure = reader.property
        root.values.count = 2
        #expect(closure.wrappedValue.count == 2)
        #expect(reader.causes == [])
        reader.evaluate { _ = $0.label }
        root.values.count = 3
        #expect(closure.wrappedValue.count == 3)
        #expect(reader.causes == [])
    }

    @Test func newPropertyValuesKeepTheLink() {
        let root = EnvironmentScope()
        root.values.count = 1
        let reader = TestReader(Environment(\.count), at: root)
        let link = reader.link
        for _ in 0..<2 { #expect(!reader.replace(property())) }
        #expect(reader.link === link)
        #expect(reader.evaluate() == 1)
    }

    private func property() -> Environment<Int> { Environment(\.count) }
}
