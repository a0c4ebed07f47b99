import SwiftUI
import Testing

private struct Page: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.requestReview) private var requestReview
    @Environment(\.undoManager) private var undoManager
    @State private var name = "old"

    var body: some View {
        VStack {
            Button("System") {
                openWindow(id: "a")
                dismissWindow()
                requestReview()
                name = undoManager == nil ? "alone" : "managed"
            }
            Text(verbatim: name)
            RenameButton()
        }
        .renameAction { name = "renamed" }
    }
}

@MainActor
struct SystemActionsTests {
    @Test func whatASystemDoesIsLeftUndone() throws {
        let host = ViewHost { Page() }
        try host.tap("System")
        #expect(host.texts.contains("alone"))
    }

    @Test func renamingRunsTheActionAroundTheButton() throws {
        let host = ViewHost { Page() }
        try host.tap("Rename")
        #expect(host.texts.contains("renamed"))
    }

    @Test func aRenameButtonAloneIsDisabled() {
        #expect(ViewHost { RenameButton() }.outline().contains("disabled"))
    }

    @Test func aProgramCanSetAnUndoManager() throws {
        let host = ViewHost { Page().environment(\.undoManager, UndoManager()) }
        try host.tap("System")
        #expect(host.texts.contains("managed"))
    }
}
