import Foundation
import Terrarium
import TerrariumTesting
import Testing

@testable import GalleryPrograms

@MainActor
struct DialogProgramTests {
    @Test func theOutlinesOfAllSteps() throws {
        expectSnapshot(of: try Player.outlines(of: .dialog).joined(separator: "\n"))
    }

    @Test func theModifierHasTheOutlineOfTheRoot() throws {
        let root = try Program.dialog.played(upTo: 3).host.outline()
        let modifier = try Program.dialog.played(upTo: 5).host.outline()
        #expect(root.contains("QuestionPanel"))
        #expect(modifier == root.replacing("RootDesk", with: "ModifierDesk"))
    }

    @Test func whatTheStepsSayOfBodies() throws {
        try Program.dialog.checkBodies(ofStep: 9, [])
        try Program.dialog.checkBodies(ofStep: 12, ["BuiltInCard"])
    }

    @Test func thePanelCoversTheWholeWindowAroundTheTabs() throws {
        let window = CGRect(x: 0, y: 0, width: 320, height: 240)
        for step in [3, 5, 7] {
            let host = try Program.dialog.played(upTo: step).host
            #expect(try host.frame(of: .view(QuestionPanel.self)) == window, "step \(step)")
        }
        for (step, small) in [
            (2, CGRect(x: 92, y: 96, width: 136, height: 72)), (6, CGRect(x: 0, y: 44, width: 320, height: 147)),
        ] {
            let host = try Program.dialog.played(upTo: step).host
            #expect(try host.frame(of: .view(QuestionPanel.self)) == small, "step \(step)")
        }
    }
}
