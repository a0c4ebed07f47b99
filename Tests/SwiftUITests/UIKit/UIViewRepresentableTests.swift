import SwiftUI
import Testing

private struct Note: UIViewRepresentable {
    @Binding var text: String
    let log: (String) -> Void

    func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

    func makeUIView(context: Context) -> UITextView {
        log("made")
        let view = UITextView()
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        view.text = text
        log("shows \(text)")
    }

    static func dismantleUIView(_ view: UITextView, coordinator: Coordinator) {
        coordinator.isDone = true
    }

    final class Coordinator: UITextViewDelegate {
        let text: Binding<String>
        var isDone = false

        init(text: Binding<String>) {
            self.text = text
        }

        func textViewDidChange(_ textView: UITextView) { text.wrappedValue = textView.text }
    }
}

private struct Page: View {
    @State private var text = "a"
    let log: (String) -> Void

    var body: some View {
        VStack {
            Note(text: $text, log: log)
            Button("Change") { text = "b" }
        }
    }
}

private struct Share: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIActivityViewController {
        UIActivityViewController(activityItems: ["tea"], applicationActivities: nil)
    }

    func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

@MainActor
struct UIViewRepresentableTests {
    @Test func theViewIsMadeOnceAndUpdated() throws {
        var entries: [String] = []
        let host = ViewHost { Page { entries.append($0) } }
        #expect(host.outline().contains("represents=UITextView"))
        #expect(entries == ["made", "shows a"])
        try host.tap("Change")
        _ = host.outline()
        #expect(entries == ["made", "shows a", "shows b"])
    }

    @Test func aControllerIsNamed() {
        #expect(ViewHost { Share() }.outline().contains("represents=UIActivityViewController"))
    }
}
