import TerrariumTesting
import Testing

@testable import GalleryPrograms

@MainActor
struct NavigationProgramTests {
    @Test func theOutlinesOfAllSteps() throws {
        expectSnapshot(of: try Player.outlines(of: .navigation).joined(separator: "\n"))
    }

    @Test func notingAHutRunsOnlyTheCoveredList() throws {
        try Program.navigation.checkBodies(ofStep: 7, ["TrailMap"])
    }
}
