import Foundation
import Terrarium
import Testing

@Suite struct PublishersDropTests {
    @Test func leavesOutTheFirstValues() {
        let numbers = (1...4).publisher
        check(numbers.dropFirst(), ["2", "3", "4", "finished"])
        check(numbers.dropFirst(3), ["4", "finished"])
        check(numbers.dropFirst(9), ["finished"])
        check(numbers.dropFirst(0), ["1", "2", "3", "4", "finished"])
        check([1, 5, 1].publisher.drop { $0 < 3 }, ["5", "1", "finished"])
        check(numbers.dropFirst(2), ["3"], demand: .max(1))
    }
}
