import TerrariumTesting
import Testing

@testable import GalleryPrograms

@MainActor
struct RouterProgramTests {
    @Test func theOutlinesOfAllSteps() throws {
        expectSnapshot(of: try Player.outlines(of: .router).joined(separator: "\n"))
    }

    @Test func aKnockRunsOnlyTheScreen() throws {
        try Program.router.checkBodies(ofStep: 2, ["EntranceScreen"])
    }

    /// The objects publish: whoever declares one runs when it changes, and what the root shows anew.
    @Test func whatTheOtherStepsRun() throws {
        try Program.router.checkBodies(ofStep: 3, ["TeaHouseRoot", "MenuScreen"])
        try Program.router.checkBodies(ofStep: 6, ["TeaHouseRoot", "TableScreen"])
        try Program.router.checkBodies(ofStep: 7, ["TeaHouseRoot", "NoticeView", "TableScreen"])
    }
}
