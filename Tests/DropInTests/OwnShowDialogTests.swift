import SwiftUI
import Testing

/// A program's own action in the environment may have the name of Terrarium's.
@MainActor
struct OwnShowDialogTests {
    private let window = CGSize(width: 240, height: 320)

    @Test func theProgramsOwnActionOpensOverTabsAndBars() throws {
        let host = ViewHost(size: window) { LostPropertyOffice() }
        try host.tap("Whose is it?")
        #expect(try host.frame(of: .view(LostItemCard.self)) == CGRect(origin: .zero, size: window))
        #expect(host.texts.contains("Hall of shells"))
        try host.tap("Mine")
        #expect(!host.texts.contains("Hall of shells"))
        #expect(host.texts.contains("Empty"))
        #expect(host.issues == [])
    }

    @Test func closingItDoesNothingElse() throws {
        let host = ViewHost(size: window) { LostPropertyOffice() }
        try host.tap("Whose is it?")
        try host.tap("Not mine")
        #expect(!host.texts.contains("Hall of shells"))
        #expect(host.texts.contains("An umbrella"))
    }

    @Test func withoutAnActionInTheEnvironmentNothingHappens() throws {
        let host = ViewHost(size: window) { LostPropertyShelf() }
        let before = host.outline()
        let bodies = try host.evaluations { try host.tap("Whose is it?") }
        #expect(bodies == [:])
        #expect(host.outline() == before)
    }
}
