import TerrariumTesting
import XCTest

final class LegacyInlineTests: XCTestCase {
    @MainActor func testEmpty() async throws {
        expectSnapshot(of: text("CHILD_FIRST", default: "first\n"), matches: .inline())
    }

    @MainActor func testDifferent() async throws {
        expectSnapshot(of: "second\n", matches: .inline("old"))
    }
}

final class LegacyPartialTests: XCTestCase {
    @MainActor func testContains() async throws {
        expectSnapshot(of: text(), contains: "Text \"one\"")
    }
}
