import SwiftUI
import Testing

@MainActor
struct ToolbarExtrasTests {
    @Test func spacersAndTitleMenusLeaveTheItems() {
        let host = ViewHost {
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItem { Button("A") {} }
                    ToolbarSpacer(.fixed)
                    ToolbarItem { Button("B") {} }
                    ToolbarTitleMenu { Button("Hidden") {} }
                }
            }
        }
        #expect(host.texts == ["A", "B", "x"])
    }

    @Test func aSubtitleIsRecorded() {
        checkRecorded(Text("x").navigationSubtitle("second"), "subtitle=\"second\"")
    }

    @Test func whatOnlyASystemArrangesLeavesTheLine() {
        checkRecorded(
            Text("x").navigationSplitViewStyle(.balanced).navigationSplitViewColumnWidth(min: 1, ideal: 2)
                .toolbar(removing: .sidebarToggle).toolbarTitleMenu { Text("y") }.navigationTransition(.automatic)
                .searchPresentationToolbarBehavior(.avoidHidingContent).searchToolbarBehavior(.minimize), "")
    }
}
