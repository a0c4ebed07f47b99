import Foundation
import Testing
import UIKit

/// Code as it was written for Apple's platforms before Swift 6: this target is compiled in language mode 5, without
/// upcoming features, and its files import `SwiftUI`, `UIKit` or Foundation alone.
@MainActor
struct DropInTests {
    private func visitor(_ store: UserDefaults? = nil) -> (host: ViewHost, visit: Visit) {
        let visit = Visit(store: store)
        return (ViewHost { MuseumView().environmentObject(visit).withGuide() }, visit)
    }

    @Test func aFlagOfTheModelPushesAndPops() throws {
        let (host, visit) = visitor()
        try host.tap("To the desk")
        #expect(host.texts.contains("A ticket is 8"))
        try host.tap("Not today")
        #expect(visit.isAtDesk == false)
        #expect(host.texts.contains("Foyer"))
    }

    @Test func theModelSwapsTheRoot() throws {
        let (host, visit) = visitor()
        try host.tap("To the desk")
        try host.tap("Pay")
        #expect(host.texts.contains("Stamps: "))
        try host.tap("Stamp")
        try host.select(tab: "Stones")
        try host.tap("Stamp")
        #expect(host.texts.contains("Stamps: Shells Stones"))
        try host.tap("Leave")
        try host.tap("Stay")
        #expect(visit.isInside)
        try host.tap("Leave")
        try host.tap("Go")
        #expect(host.texts.contains("A ticket is 8"), "the flag of the desk has stayed on")
    }

    @Test func anActionInTheEnvironmentOpensAPanelOverEverything() throws {
        let (host, visit) = visitor()
        visit.isInside = true
        try host.tap("Ask")
        #expect(host.texts.contains("The guide knows: shells"))
        try host.tap("Thanks")
        #expect(!host.texts.contains("The guide knows: shells"))
    }

    @Test func defaultsInStaticVariablesAreRead() {
        #expect(EnvironmentValues().hall == "Foyer")
        #expect(EnvironmentValues().ticketPrice == 8)
    }

    @Test func theFlagIsKeptForTheNextLaunch() throws {
        let name = "museum-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let first = visitor(store)
        first.visit.isInside = true
        first.host.unmount()
        #expect(visitor(store).host.texts.contains("Stamps: "))
        #expect(visitor().host.texts.contains("Foyer"))
    }

    @Test func aSceneDelegateShowsTheRoot() throws {
        let scene = UIWindowScene(session: UISceneSession())
        let delegate = MuseumSceneDelegate()
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        let host = try #require(delegate.window?.viewHost)
        try host.tap("To the desk")
        #expect(delegate.visit.isAtDesk)
    }

    @Test func aModelThatImportsFoundationOnlyIsAnObservableObject() {
        let visit = Visit()
        var changes = 0
        let token = visit.objectWillChange.sink { _ in changes += 1 }
        visit.stamp("Shells")
        visit.isInside = true
        token.cancel()
        visit.stamp("Stones")
        #expect(changes == 2)
    }

    @Test func previewsCompileAndAreNeverMade() {
        let (host, _) = visitor()
        _ = host.texts
        #expect(madePreviews == 0)
        let shown = ViewHost { ExitView_Previews.previews }
        #expect(shown.texts == ["Already?", "Stay", "Go", "Already?", "Stay", "Go"])
    }
}
