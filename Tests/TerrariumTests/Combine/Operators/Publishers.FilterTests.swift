import Foundation
import Terrarium
import Testing

@Suite struct PublishersFilterTests {
    @Test func leavesOutValues() {
        let numbers = (1...5).publisher
        check(numbers.filter { $0.isMultiple(of: 2) }, ["2", "4", "finished"])
        check(numbers.compactMap { $0 > 3 ? "n\($0)" : nil }, ["n4", "n5", "finished"])
        check(numbers.ignoreOutput(), ["finished"])
        check(failing(1).ignoreOutput(), ["failure first"])
    }

    @Test func whatIsLeftOutIsAskedForAgain() {
        check((1...5).publisher.filter { $0 > 3 }, ["4"], demand: .max(1))
        check((1...5).publisher.compactMap { $0 > 3 ? $0 : nil }, ["4"], demand: .max(1))
    }

    @Test func removesDuplicatesInARow() {
        check([1, 1, 2, 2, 1].publisher.removeDuplicates(), ["1", "2", "1", "finished"])
        check([1, 3, 2, 4].publisher.removeDuplicates { $0 % 2 == $1 % 2 }, ["1", "2", "finished"])
        let twice = [1, 1].publisher.removeDuplicates()
        check(twice, ["1", "finished"])
        check(twice, ["1", "finished"])
    }
}
