import Foundation
import Terrarium

/// The problem: an overlay inside a small view has the small view's size.
struct CrampedDesk: View {
    @State private var question: Question?

    var body: some View {
        VStack {
            Text("My desk")
            NoteCard()
                .overlay {
                    if let question {
                        QuestionPanel(question: question) { self.question = nil }
                    }
                }
                .environment(\.ask, AskAction { question = $0 })
        }
    }
}

/// The way out: the root presents, and hands an action down through the environment.
struct RootDesk: View {
    @State private var question: Question?

    var body: some View {
        Desk()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay {
                if let question {
                    QuestionPanel(question: question) { self.question = nil }
                }
            }
            .environment(\.ask, AskAction { question = $0 })
    }
}

/// The same as a modifier: the root says what it does in one word.
struct QuestionPresenter: ViewModifier {
    @State private var question: Question?

    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .overlay {
                if let question {
                    QuestionPanel(question: question) { self.question = nil }
                }
            }
            .environment(\.ask, AskAction { question = $0 })
    }
}

extension View {
    func presentsQuestions() -> some View {
        modifier(QuestionPresenter())
    }
}

struct ModifierDesk: View {
    var body: some View {
        Desk().presentsQuestions()
    }
}

struct Desk: View {
    var body: some View {
        VStack {
            Text("My desk")
            NoteCard()
        }
    }
}

/// The built-in way: any view shows a dialog, and the asker does not run again.
struct BuiltInDesk: View {
    var body: some View {
        VStack {
            Text("My desk")
            BuiltInCard()
        }
        .dialogPresenter()
    }
}

struct BuiltInCard: View {
    @Environment(\.showDialog) private var showDialog
    @State private var isKept = true

    var body: some View {
        VStack {
            Text(isKept ? "Note: buy tea" : "Nothing left")
            Button("Throw away") {
                showDialog(
                    Dialog(
                        title: "Throw it away?", message: "It cannot be brought back.",
                        onConfirm: { isKept = false }))
            }
        }
        .padding(16)
        .border(.blue)
    }
}
