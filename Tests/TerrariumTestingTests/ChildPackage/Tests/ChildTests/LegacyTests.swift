import TerrariumTesting
import XCTest

final class LegacyTests: XCTestCase {
    @MainActor func testPlain() async throws {
        expectSnapshot(of: text())
    }

    @MainActor func testDetached() async throws {
        await Task.detached { await expectSnapshot(of: text()) }.value
    }

    @MainActor func testTwiceUnnamed() async throws {
        expectSnapshot(of: "one\n")
        expectSnapshot(of: "two\n")
    }
}

final class FirstLegacyTests: XCTestCase {
    @MainActor func testShared() async throws {
        expectSnapshot(of: "same\n")
    }
}

final class SecondLegacyTests: XCTestCase {
    @MainActor func testShared() async throws {
        expectSnapshot(of: "same\n")
    }
}
