import Terrarium
import TerrariumTesting
import XCTest

final class InboxTests: XCTestCase {
    @MainActor func testDialog() async throws {
        let host = ViewHost { InboxView() }
        try host.tap("Delete all")
        expectSnapshot(of: host)
    }
}
