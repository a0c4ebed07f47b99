import Foundation
import Testing

@testable import TerrariumTesting

private struct Order {
    var id = 1
    var lines = ["Tea"]
}

@MainActor @Suite struct ExpectSnapshotValueTests {
    @Test func comparesWithAFile() {
        expectSnapshot(dumping: Order())
    }

    @Test func comparesWithTheLiteral() {
        expectSnapshot(
            dumping: Order(),
            matches: .inline(
                """
                Order
                  id: 1
                  lines: 1 element
                    [0]: "Tea"
                """))
        withKnownIssue {
            expectSnapshot(dumping: Order(id: 2), matches: .inline("Order"), record: .never)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("+   id: 2") }
        }
    }
}
