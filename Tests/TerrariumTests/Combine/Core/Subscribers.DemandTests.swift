import Foundation
import Terrarium
import Testing

@Suite struct SubscribersDemandTests {
    typealias Demand = Subscribers.Demand

    @Test func adds() {
        let cases: [(Demand, Demand, Demand)] = [
            (.none, .max(2), .max(2)), (.max(1), .max(2), .max(3)), (.unlimited, .max(1), .unlimited),
            (.max(1), .unlimited, .unlimited), (.max(.max), .max(1), .unlimited),
        ]
        for (left, right, sum) in cases { #expect(left + right == sum, "\(left) + \(right)") }
    }

    @Test func subtracts() {
        let cases: [(Demand, Demand, Demand)] = [
            (.max(3), .max(2), .max(1)), (.max(1), .max(2), .none), (.unlimited, .max(5), .unlimited),
            (.max(5), .unlimited, .none), (.unlimited, .unlimited, .unlimited),
        ]
        for (left, right, difference) in cases { #expect(left - right == difference, "\(left) - \(right)") }
    }

    @Test func multipliesAndMixesWithNumbers() {
        #expect(Demand.max(3) * 4 == .max(12))
        #expect(Demand.unlimited * 0 == .unlimited)
        #expect(Demand.max(.max) * 2 == .unlimited)
        #expect(Demand.max(3) + -1 == .max(2))
        #expect(Demand.max(3) - -1 == .max(4))
    }

    @Test func compares() {
        #expect(Demand.none < .max(1) && Demand.max(1) < .max(2) && Demand.max(.max) < .unlimited)
        #expect(Demand.max(2) > 1 && Demand.max(2) >= 2 && Demand.max(2) <= 2 && Demand.max(2) < 3)
        #expect(Demand.none > -1)
        #expect(Demand.max(2) == 2 && !(Demand.unlimited == Int.max))
    }

    @Test func describesItself() {
        #expect("\(Demand.max(2)) \(Demand.unlimited) \(Demand.none)" == "max(2) unlimited max(0)")
        #expect(Demand.max(7).max == 7 && Demand.unlimited.max == nil)
    }
}
