import Foundation
import Terrarium

/// A question that a program asks in a look of its own.
struct Question {
    let title: String
    let message: String
    var onYes: (() -> Void)?
    var onNo: (() -> Void)?
}

/// The action that views below the presenter find in their environment.
struct AskAction {
    let ask: (Question) -> Void

    func callAsFunction(_ question: Question) {
        ask(question)
    }
}

private struct AskKey: EnvironmentKey {
    static var defaultValue: AskAction { AskAction { _ in } }
}

extension EnvironmentValues {
    var ask: AskAction {
        get { self[AskKey.self] }
        set { self[AskKey.self] = newValue }
    }
}

/// A panel in the middle of a dimmed window, four fifths as wide and half as high.
struct QuestionPanel: View {
    let question: Question
    let close: @MainActor () -> Void

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.black.opacity(0.6)
                    .ignoresSafeArea()
                VStack(spacing: 16) {
                    Text(question.title).font(.headline)
                    Text(question.message)
                    HStack(spacing: 32) {
                        Button("No") {
                            question.onNo?()
                            close()
                        }
                        Button("Yes") {
                            question.onYes?()
                            close()
                        }
                    }
                }
                .frame(width: proxy.size.width * 0.8, height: proxy.size.height * 0.5)
                .background(.white)
                .clipShape(RoundedRectangle(cornerRadius: 12))
            }
        }
    }
}

/// A card that is far smaller than the window. It asks before it throws its note away.
struct NoteCard: View {
    @Environment(\.ask) private var ask
    @State private var isKept = true

    var body: some View {
        VStack {
            Text(isKept ? "Note: buy tea" : "Nothing left")
            Button("Throw away") {
                ask(Question(title: "Throw it away?", message: "It cannot be brought back.", onYes: { isKept = false }))
            }
        }
        .padding(16)
        .border(.blue)
    }
}
