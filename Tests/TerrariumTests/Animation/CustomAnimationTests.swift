import Foundation
import Testing

@testable import Terrarium

@Suite struct CustomAnimationTests {
    private struct Step: CustomAnimation {
        let count: Int

        private enum Steps: AnimationStateKey {
            static var defaultValue: Int { 0 }
        }

        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            context.state[Steps.self] += 1
            return time < 1 ? value.scaled(by: (time * Double(count)).rounded(.down) / Double(count)) : nil
        }
    }

    @Test func comparedAndPrinted() {
        #expect(Animation(Step(count: 2)) == Animation(Step(count: 2)))
        #expect(Animation(Step(count: 2)) != Animation(Step(count: 3)))
        #expect(Animation(Step(count: 2)).description == "CustomAnimationTests.Step")
    }

    @Test func theContextRemembers() {
        var context = AnimationContext<Double>()
        #expect(Step(count: 2).animate(value: 10.0, time: 0.6, context: &context) == 5)
        #expect(Step(count: 2).animate(value: 10.0, time: 1, context: &context) == nil)
        #expect(!Step(count: 2).shouldMerge(previous: .default, value: 1.0, time: 0, context: &context))
        #expect(Step(count: 2).velocity(value: 1.0, time: 0, context: context) == nil)
    }
}
