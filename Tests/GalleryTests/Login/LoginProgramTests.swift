import TerrariumTesting
import Testing

@testable import GalleryPrograms

@MainActor
struct LoginProgramTests {
    @Test func theOutlinesOfAllSteps() throws {
        expectSnapshot(of: try Player.outlines(of: .login).joined(separator: "\n"))
    }
}
