import SwiftUI
import Testing

private struct Page: View {
    @State private var isSaved = false
    var body: some View {
        Button(isSaved ? "saved" : "save") {
            AccessibilityNotification.Announcement("Saved").post()
            AccessibilityNotification.ScreenChanged().post()
            isSaved = true
        }
    }
}

@MainActor
struct AccessibilityNotificationTests {
    @Test func nobodyHearsAndTheProgramGoesOn() throws {
        let host = ViewHost { Page() }
        try host.tap("save")
        #expect(host.texts == ["saved"])
    }
}
