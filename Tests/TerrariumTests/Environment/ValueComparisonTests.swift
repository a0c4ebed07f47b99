import Foundation
import Testing

@testable import Terrarium

@Suite struct ValueComparisonTests {
    private struct Caseless: Equatable {
        let text: String
        static func == (lhs: Self, rhs: Self) -> Bool { lhs.text.lowercased() == rhs.text.lowercased() }
    }

    private final class Model {}

    @Test func equatableValuesCompareWithTheirOperator() {
        check(Caseless(text: "A"), Caseless(text: "a"), true)
        check(Optional(Caseless(text: "A")), Caseless(text: "a"), true)
        check("long enough to live on the heap", "long enough to live on the " + ["heap"].joined(), true)
        check(Double.nan, .nan, false)
    }

    @Test func othersCompareByTheirBits() {
        let model = Model()
        check(model, model, true)
        check(model, Model(), false)
        check((1, 2), (1, 2), true)
        check((1, 2), (1, 3), false)
        check((), (), true)
    }

    private struct Parts {
        let flag: Bool
        let name: Caseless
        let model: Model
    }

    @Test func valuesWithoutAnOperatorComparePropertyByProperty() {
        let model = Model()
        let parts = Parts(flag: true, name: Caseless(text: "A"), model: model)
        check(parts, Parts(flag: true, name: Caseless(text: "a"), model: model), true)
        check(parts, Parts(flag: false, name: Caseless(text: "A"), model: model), false)
        check(parts, Parts(flag: true, name: Caseless(text: "b"), model: model), false)
        check(parts, Parts(flag: true, name: Caseless(text: "A"), model: Model()), false)
    }

    @Test func valuesBehindProtocolsCompareByTheirOwnTypes() {
        let model = Model()
        check(model as Any, model, true)
        check(model as Any, Model(), false)
        check(SuspendingClock() as any Clock<Duration>, SuspendingClock(), true)
        check(SuspendingClock() as any Clock<Duration>, ContinuousClock(), false)
        check(Caseless(text: "A") as any Sendable, Caseless(text: "a"), true)
        check(1 as any Sendable, "1", false)
        check(CancellationError() as any Error, CancellationError(), true)
        check(Int?.none as Any, Int?.none as Any, true)
    }

    @Test func optionalsOfTypesWithoutAnOperatorCompareWhatIsThere() {
        let model = Model()
        check(Model?.none, nil, true)
        check(model as Model?, nil, false)
        check(model as Model?, model, true)
        check(model as Any?, model as Any?, true)
        check((1, true) as (Int, Bool)?, (1, true), true)
        check((1, true) as (Int, Bool)??, nil, false)
    }

    @Test func closuresCompareByFunctionAndContext() {
        let number = Int.random(in: 0..<10)
        let action = PingAction { "\(number)" }
        check(action, action, true)
        check(action, PingAction { "\(number)" }, false)
    }

    private func check<Value>(_ lhs: Value, _ rhs: Value, _ expected: Bool) {
        #expect(ValueComparison.of(Value.self)(lhs, rhs) == expected)
    }
}
