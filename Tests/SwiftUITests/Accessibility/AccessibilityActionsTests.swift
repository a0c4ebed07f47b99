import SwiftUI
import Testing

@MainActor
struct AccessibilityActionsTests {
    @Test func actionsAreRecordedByName() {
        checkRecorded(Text("x").accessibilityAction {}, "accessibilityAction=default")
        checkRecorded(Text("x").accessibilityAction(.escape) {}, "accessibilityAction=escape")
        checkRecorded(
            Text("x").accessibilityAction(named: "Delete") {}.accessibilityAction(named: Text("Move")) {},
            "accessibilityAction=\"Delete\" accessibilityAction=\"Move\"")
        checkRecorded(Text("x").accessibilityActions { Button("A") {} }, "accessibilityActions")
        checkRecorded(Text("x").accessibilityAdjustableAction { _ in }, "accessibilityAdjustable")
        checkRecorded(Text("x").accessibilityScrollAction { _ in }, "accessibilityScrollable")
    }
}
