import SwiftUI
import Testing

@MainActor
struct UserActivityTests {
    @Test func whatAPersonDoesIsNamed() {
        checkOutline(
            Text("Tea").userActivity("tea.view") { $0.title = "Tea" }.onContinueUserActivity("tea.view") { _ in },
            "Text \"Tea\" continues=tea.view userActivity=tea.view @88,42 24x16")
    }

    @Test func anActivityKeepsItsValues() {
        let activity = NSUserActivity(activityType: "tea.view")
        activity.addUserInfoEntries(from: ["id": 7])
        activity.addUserInfoEntries(from: ["id": 8])
        #expect(activity.userInfo?["id"] as? Int == 8)
    }
}
