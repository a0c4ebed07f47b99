import SwiftUI
import Testing

private struct Target: DropDelegate {
    func performDrop(info: DropInfo) -> Bool { true }
}

@MainActor
struct DragAndDropTests {
    @Test func whatIsOfferedAndTakenIsRecorded() {
        checkRecorded(Text("x").draggable("tea"), "draggable")
        checkRecorded(Text("x").onDrag { NSItemProvider() }, "draggable")
        checkRecorded(Text("x").dropDestination(for: String.self) { _, _ in true }, "dropTarget")
        checkRecorded(Text("x").onDrop(of: [.text], isTargeted: nil) { _ in true }, "dropTarget")
        checkRecorded(Text("x").onDrop(of: [.text], isTargeted: nil) { _, _ in true }, "dropTarget")
        checkRecorded(Text("x").onDrop(of: [.text], delegate: Target()), "dropTarget")
        checkRecorded(Text("x").copyable(["a"]).itemProvider { nil }, "")
    }

    @Test func aDelegateHasDefaults() {
        #expect(DropProposal(operation: .move).operation == .move)
    }
}
