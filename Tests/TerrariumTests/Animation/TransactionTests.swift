import Foundation
import Testing

@testable import Terrarium

@MainActor
@Suite struct TransactionTests {
    private enum SpeedKey: TransactionKey {
        static var defaultValue: Int { 1 }
    }

    @Test func valuesByKey() {
        var transaction = Transaction()
        #expect(transaction.isEmpty)
        #expect(transaction[SpeedKey.self] == 1)
        transaction[SpeedKey.self] = 3
        #expect(transaction[SpeedKey.self] == 3)
        #expect(!transaction.isEmpty)
    }

    @Test func whatIsSaidOfAChange() {
        var transaction = Transaction(animation: .easeIn)
        #expect(transaction.animation == .easeIn)
        #expect(!transaction.isEmpty)
        transaction = Transaction()
        transaction.disablesAnimations = true
        #expect(!transaction.isEmpty)
    }

    @Test func completionsAreTakenOnce() {
        var runs = 0
        var transaction = Transaction()
        transaction.addAnimationCompletion { runs += 1 }
        transaction.addAnimationCompletion(criteria: .removed) { runs += 10 }
        for completion in transaction.takeCompletions() { completion() }
        #expect(runs == 11)
        #expect(transaction.takeCompletions().isEmpty)
    }
}
