import SwiftUI

/// An action that a view takes from its environment, written before Swift 6: the default is a stored `static var`.
struct AskGuide {
    var answer: (String) -> Void = { _ in }

    func callAsFunction(_ question: String) {
        answer(question)
    }
}

struct AskGuideKey: EnvironmentKey {
    static var defaultValue: AskGuide = AskGuide()
}

struct HallKey: EnvironmentKey {
    typealias Value = String
    static var defaultValue = "Foyer"
}

extension EnvironmentValues {
    var askGuide: AskGuide {
        get { self[AskGuideKey.self] }
        set { self[AskGuideKey.self] = newValue }
    }

    var hall: String {
        get { self[HallKey.self] }
        set { self[HallKey.self] = newValue }
    }

    @Entry var ticketPrice: Int = 8
}

/// Answers in a panel over the content.
struct GuideModifier: ViewModifier {
    @State private var question: String? = nil

    func body(content: Content) -> some View {
        ZStack {
            content
            if let question = question {
                VStack {
                    Text("The guide knows: \(question)")
                    Button("Thanks") { self.question = nil }
                }
                .padding()
                .background(Color.white)
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(Color.black.opacity(0.3).edgesIgnoringSafeArea(.all))
            }
        }
        .environment(\.askGuide, AskGuide { self.question = $0 })
    }
}

extension View {
    func withGuide() -> some View {
        modifier(GuideModifier())
    }
}
