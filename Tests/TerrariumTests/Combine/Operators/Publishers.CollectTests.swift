import Foundation
import Terrarium
import Testing

@Suite struct PublishersCollectTests {
    @Test func collectsAllOrInGroups() {
        let numbers = (1...5).publisher
        check(numbers.collect(), ["[1, 2, 3, 4, 5]", "finished"])
        check(numbers.collect(2), ["[1, 2]", "[3, 4]", "[5]", "finished"])
        check(numbers.collect(2), ["[1, 2]"], demand: .max(1))
        check(failing(1, 2, 3).collect(2), ["[1, 2]", "failure first"])
        check([Int]().publisher.collect(), ["[]", "finished"])
    }
}
