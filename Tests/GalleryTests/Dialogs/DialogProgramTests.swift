import TerrariumTesting
import Testing

@testable import GalleryPrograms

@MainActor
struct DialogProgramTests {
    @Test func theOutlinesOfAllSteps() throws {
        expectSnapshot(of: try Player.outlines(of: .dialog).joined(separator: "\n"))
    }
}
