import Foundation
import Terrarium
import Testing

/// Signing in through flags of one object: links follow the flags, the root swaps, and what is left set counts.
@MainActor
struct ClubScenarioTests {
    private let visit = Visit()
    private let porch = ["on the porch", "to the desk"]
    private let desk = ["Back", "at the desk", "sign in", "lost something", "step back", "turn round"]

    private func start() -> ViewHost {
        host(400, 400) { DoorView().environmentObject(visit) }
    }

    @Test func aVisitorStartsOnThePorch() {
        let host = start()
        #expect(host.texts == porch)
        #expect(host.navigationDepth == 1)
        #expect(host.issues.isEmpty)
    }

    @Test func flagsFromOutsidePushAndPop() {
        let host = start()
        visit.isAtDesk = true
        #expect(host.texts == desk)
        visit.isAtDesk = false
        #expect(host.texts == porch)
        #expect(host.navigationDepth == 1)
    }

    @Test func aFlagThatIsSetBeforeTheStartCounts() throws {
        visit.isAtDesk = true
        let host = start()
        #expect(host.texts == desk)
        try host.back()
        #expect(!visit.isAtDesk)
        #expect(host.texts == porch)
    }

    @Test func bothFlagsPushOneScreenEach() throws {
        let host = start()
        try host.tap("to the desk")
        try host.tap("lost something")
        #expect(host.texts == ["Back", "lost and found of guests"])
        #expect(host.navigationDepth == 3)
        try host.back()
        #expect(host.texts == desk)
        #expect(visit.isAtDesk && !visit.isAtLostAndFound)
        visit.isAtLostAndFound = true
        #expect(host.navigationDepth == 3)
        visit.isAtDesk = false
        #expect(host.texts == porch, "a screen goes with those above it")
        #expect(!visit.isAtLostAndFound)
    }

    @Test(arguments: ["step back", "turn round", "Back"])
    func goingBackClearsTheFlag(way: String) throws {
        let host = start()
        try host.tap("to the desk")
        try host.tap(.button(way))
        #expect(!visit.isAtDesk)
        #expect(host.texts == porch)
        try host.tap("to the desk")
        #expect(host.texts == desk)
    }

    @Test func signingInSwapsTheRoot() throws {
        let host = start()
        try host.tap("to the desk")
        try host.tap("sign in")
        #expect(Set(host.texts) == ["in the hall", "HALL", "CLOAKROOM"])
        #expect(host.navigationDepth == 0)
        #expect(visit.isAtDesk, "nobody has gone back, so the flag stays")
    }

    @Test func goingHomeLandsWhereTheFlagStillPoints() throws {
        let host = start()
        try host.tap("to the desk")
        try host.tap("sign in")
        try host.select(tab: "CLOAKROOM")
        try host.tap("go home")
        #expect(!visit.isMember && visit.isAtDesk)
        #expect(host.texts == desk)
        try host.back()
        #expect(host.texts == porch)
        #expect(!visit.isAtDesk)
    }

    @Test func aFlagThatIsSetBehindTheTabsCountsLater() {
        let host = start()
        visit.isMember = true
        visit.isAtDesk = true
        #expect(!host.texts.contains("at the desk"))
        visit.isMember = false
        #expect(host.texts == desk)
    }

    @Test func aFlagThatIsClearedBehindTheTabsLeadsToThePorch() throws {
        let host = start()
        try host.tap("to the desk")
        try host.tap("sign in")
        visit.isAtDesk = false
        visit.isMember = false
        #expect(host.texts == porch)
    }

    @Test func theSelectedTabIsForgottenWithTheHall() throws {
        let host = start()
        visit.isMember = true
        try host.select(tab: "CLOAKROOM")
        visit.isMember = false
        #expect(host.texts == porch)
        visit.isMember = true
        #expect(host.texts.contains("in the hall"))
    }

    @Test func whoeverReadsTheObjectRunsAndNobodyElse() throws {
        let host = start()
        let toDesk = try host.evaluations { try host.tap("to the desk") }
        #expect(toDesk == ["DoorView": 1, "PorchView": 1, "DeskView": 1])
        let signIn = try host.evaluations { try host.tap("sign in") }
        #expect(signIn == ["DoorView": 1, "HallView": 1])
        let atDesk = host.evaluations { visit.isAtDesk = false }
        #expect(atDesk == ["DoorView": 1], "\(atDesk)")
    }

    @Test func oneScreenShowsAtAnyTime() throws {
        let host = start()
        let screens = ["on the porch", "at the desk", "lost and found of guests", "in the hall", "in the cloakroom"]
        func check(_ screen: String) {
            #expect(host.texts.filter { screens.contains($0) } == [screen])
            #expect(screens.filter { !host.all(.text($0)).isEmpty } == [screen])
        }
        check("on the porch")
        try host.tap("to the desk")
        check("at the desk")
        try host.tap("lost something")
        check("lost and found of guests")
        try host.back()
        check("at the desk")
        try host.tap("sign in")
        check("in the hall")
        try host.select(tab: "CLOAKROOM")
        check("in the cloakroom")
        try host.tap("go home")
        check("at the desk")
        try host.back()
        check("on the porch")
    }

    @Test func backgroundAndReturnKeepTheScreen() throws {
        let host = start()
        try host.tap("to the desk")
        host.scenePhase = .background
        host.scenePhase = .active
        #expect(host.texts == desk)
    }

    @Test func anObservedObjectOutsideOfViewsHoldsItsObject() {
        let holder = ObservedObject(wrappedValue: visit)
        holder.wrappedValue.isMember = true
        #expect(visit.isMember)
    }

    @Test func aNewHostForgetsTheFlagAndTheDefaultsRememberIt() throws {
        let first = start()
        visit.isMember = true
        first.unmount()
        #expect(host { DoorView().environmentObject(Visit()) }.texts == porch)

        let name = "terrarium.club.\(UUID())"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let before = host { RememberingDoor().defaultAppStorage(store) }
        try before.tap("enter")
        before.unmount()
        #expect(host { RememberingDoor().defaultAppStorage(store) }.texts == ["leave"])
    }
}
