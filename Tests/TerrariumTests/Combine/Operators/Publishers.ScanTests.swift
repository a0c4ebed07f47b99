import Foundation
import Terrarium
import Testing

@Suite struct PublishersScanTests {
    @Test func sendsEachResult() {
        let sums = (1...4).publisher.scan(0, +)
        check(sums, ["1", "3", "6", "10", "finished"])
        check(sums, ["1", "3"], demand: .max(2))
        check(failing(2).scan("") { $0 + "\($1)" }, ["2", "failure first"])
    }
}
