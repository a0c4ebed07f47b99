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

    @Test func readersOfEverythingHearOfEverything() {
        let root = EnvironmentScope()
        root.values.count = 1
        let reader = TestReader(Environment(\.self), at: root)
        let seen = reader.evaluate()
        root.values.count = 2
        #expect(seen?.count == 1)
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate()?.count == 2)
        root.values.label = "new"
        #expect(reader.needsEvaluation())
        #expect(reader.evaluate()?.label == "new")
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
