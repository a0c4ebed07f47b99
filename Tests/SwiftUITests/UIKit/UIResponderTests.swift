import SwiftUI
import Testing

private struct Lifted: View {
    @State private var height: CGFloat = 0

    var body: some View {
        Text(verbatim: "by \(Int(height))")
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
                height = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
            }
    }
}

@MainActor
struct UIResponderTests {
    @Test func programsHearOfAKeyboardThatATestAnnounces() {
        let host = ViewHost { Lifted() }
        NotificationCenter.default.post(
            name: UIResponder.keyboardWillShowNotification, object: nil,
            userInfo: [UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 0, width: 100, height: 216)])
        #expect(host.texts == ["by 216"])
    }
}
