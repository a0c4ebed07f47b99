import SwiftUI
import Testing

private struct Page: View {
    @State private var isImporting = false
    var body: some View {
        Button("Open") { isImporting = true }
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.pdf]) { _ in }
            .fileMover(isPresented: .constant(false), file: nil) { _ in }
    }
}

@MainActor
struct FileDialogsTests {
    @Test func aDialogThatIsAskedForShowsInTheOutline() throws {
        let host = ViewHost { Page() }
        #expect(!host.outline().contains("fileImporter"))
        try host.tap("Open")
        #expect(host.outline().contains("fileImporter"))
    }
}
