import SwiftUI
import Testing

@MainActor
struct WindowSettingsTests {
    @Test func aHostsWindowIsTheHosts() {
        checkRecorded(
            Text("x").windowMinimizeBehavior(.disabled).windowResizeBehavior(.disabled)
                .windowDismissBehavior(.disabled).windowFullScreenBehavior(.disabled)
                .presentedWindowStyle(.hiddenTitleBar).presentedWindowToolbarStyle(.unified(showsTitle: false))
                .handlesExternalEvents(preferring: [], allowing: []), "")
    }
}
