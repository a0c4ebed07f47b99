import Foundation
import Terrarium
import Testing

@Suite struct AnyCancellableTests {
    @Test func cancelsOnce() {
        var count = 0
        do {
            let token = AnyCancellable { count += 1 }
            token.cancel()
            token.cancel()
        }
        #expect(count == 1)
    }

    @Test func cancelsWhenItGoesAway() {
        var count = 0
        do { _ = AnyCancellable { count += 1 } }
        #expect(count == 1)
    }

    @Test func isStoredInSetsAndArrays() {
        var count = 0
        var set: Set<AnyCancellable> = []
        var array: [AnyCancellable] = []
        let token = AnyCancellable { count += 1 }
        token.store(in: &set)
        token.store(in: &set)
        token.store(in: &array)
        (Subscriptions.empty as any Cancellable).store(in: &set)
        #expect(set.count == 2 && array == [token] && set.contains(token))
        set = []
        #expect(count == 0)
        token.cancel()
        #expect(count == 1)
    }
}
