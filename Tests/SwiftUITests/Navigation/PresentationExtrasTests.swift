import SwiftUI
import Testing

private struct Page: View {
    @State private var isShown = false
    var body: some View {
        Button("Details") { isShown.toggle() }.inspector(isPresented: $isShown) { Text("inside") }
    }
}

@MainActor
struct PresentationExtrasTests {
    @Test func howPresentationsLookIsRecorded() {
        checkRecorded(Text("x").presentationBackground(.red), "presentationBackground=red")
        checkRecorded(Text("x").presentationBackground { Color.red }, "presentationBackground")
        checkRecorded(
            Text("x").presentationBackgroundInteraction(.enabled(upThrough: .medium)), "backgroundInteraction=enabled")
        checkRecorded(Text("x").presentationContentInteraction(.scrolls), "contentInteraction=scrolls")
        checkRecorded(Text("x").dialogSeverity(.critical), "severity=critical")
        checkRecorded(Text("x").presentationSizing(.form).dialogIcon(nil), "")
    }

    @Test func anInspectorStandsBesideTheView() throws {
        let host = ViewHost { Page() }
        #expect(host.texts == ["Details"])
        try host.tap("Details")
        #expect(host.texts == ["Details", "inside"])
        try host.tap("Details")
        #expect(host.texts == ["Details"])
    }
}
