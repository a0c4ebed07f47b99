import SwiftUI
import Testing

@MainActor
struct PointerTests {
    @Test func helpAndShortcutsAreRecorded() {
        checkRecorded(Text("x").help("Save it"), "help=\"Save it\"")
        checkRecorded(Text("x").help(Text("Save it")), "help=\"Save it\"")
        checkRecorded(Text("x").keyboardShortcut("n"), "shortcut=command+n")
        checkRecorded(Text("x").keyboardShortcut("n", modifiers: [.command, .shift]), "shortcut=shift+command+n")
        checkRecorded(Text("x").keyboardShortcut(.defaultAction), "shortcut=return")
        checkRecorded(Text("x").keyboardShortcut(.cancelAction), "shortcut=escape")
        checkRecorded(Text("x").keyboardShortcut(nil as KeyboardShortcut?), "")
        checkRecorded(Text("x").statusBar(hidden: true), "statusBarHidden")
        checkRecorded(Text("x").statusBarHidden(false), "")
        checkRecorded(Text("x").buttonSizing(.flexible), "buttonSizing=flexible")
    }

    @Test func whatAHostDoesNotHaveLeavesTheLine() {
        checkRecorded(
            Text("x").onContinuousHover { _ in }.hoverEffectDisabled().defersSystemGestures(on: .bottom)
                .persistentSystemOverlays(.hidden).handGestureShortcut(.primaryAction)
                .buttonRepeatBehavior(.enabled).springLoadingBehavior(.enabled), "")
    }
}
