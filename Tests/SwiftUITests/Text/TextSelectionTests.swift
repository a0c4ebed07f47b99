import SwiftUI
import Testing

private struct Note: View {
    @State private var text = "abc"
    @State private var selection: TextSelection?

    var body: some View {
        VStack {
            TextField("Note", text: $text, selection: $selection)
            TextEditor(text: $text, selection: $selection)
        }
    }
}

@MainActor
struct TextSelectionTests {
    @Test func aPlaceIsNoSelection() {
        let text = "abc"
        #expect(TextSelection(insertionPoint: text.startIndex).isInsertion)
        #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
    }

    @Test func fieldsWithASelectionTakeText() throws {
        let host = ViewHost { Note() }
        try host.type("d", into: .field("Note"))
        #expect(host.texts == ["abcd", "abcd"])
    }
}
