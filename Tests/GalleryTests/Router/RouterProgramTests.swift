import TerrariumTesting
import Testing

@testable import GalleryPrograms

@MainActor
struct RouterProgramTests {
    @Test func theOutlinesOfAllSteps() throws {
        expectSnapshot(of: try Player.outlines(of: .router).joined(separator: "\n"))
    }
}
