import SwiftUI
import Testing

private struct OnboardingPage: View {
    let symbol: String
    let title: LocalizedStringKey
    let text: LocalizedStringKey

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: symbol)
                .resizable()
                .scaledToFit()
                .frame(width: 120, height: 120)
                .foregroundStyle(.linearGradient(colors: [.purple, .pink], startPoint: .top, endPoint: .bottom))
                .symbolEffect(.bounce, value: symbol)
            Text(title).font(.title.bold()).multilineTextAlignment(.center)
            Text(text).font(.body).foregroundStyle(.secondary).multilineTextAlignment(.center).padding(.horizontal)
        }
    }
}

private struct OnboardingView: View {
    @SceneStorage("onboarding.page") private var page = 0
    @AppStorage("onboarding.done") private var isDone = false

    var body: some View {
        if isDone {
            Text("Home")
        } else {
            VStack {
                TabView(selection: $page) {
                    OnboardingPage(symbol: "leaf", title: "Welcome", text: "This is **tea**.").tag(0)
                    OnboardingPage(symbol: "cup.and.saucer", title: "Brew", text: "Pour water.").tag(1)
                    OnboardingPage(symbol: "heart", title: "Enjoy", text: "Sip.").tag(2)
                }
                .tabViewStyle(.page(indexDisplayMode: .always))
                .indexViewStyle(.page(backgroundDisplayMode: .always))
                HStack {
                    Button("Skip") { isDone = true }.opacity(page < 2 ? 1 : 0)
                    Spacer()
                    Button(page < 2 ? "Next" : "Begin") {
                        withAnimation { if page < 2 { page += 1 } else { isDone = true } }
                    }
                    .buttonStyle(.borderedProminent)
                }
                .padding()
            }
            .interactiveDismissDisabled()
        }
    }
}

@MainActor
struct OnboardingTests {
    private func onboarding() throws -> ViewHost {
        let defaults = try #require(UserDefaults(suiteName: "programs.onboarding.\(UUID())"))
        return ViewHost { OnboardingView().defaultAppStorage(defaults) }
    }

    @Test func pagesAreTurnedToTheEnd() throws {
        let host = try onboarding()
        #expect(host.texts.contains("Welcome"))
        #expect(host.texts.contains("This is tea."))
        try host.tap("Next")
        #expect(host.texts.contains("Brew"))
        try host.tap("Next")
        #expect(host.texts.contains("Enjoy"))
        #expect(!host.texts.contains("Skip"))
        try host.tap("Begin")
        #expect(host.texts == ["Home"])
    }

    @Test func itCanBeSkipped() throws {
        let host = try onboarding()
        try host.tap("Skip")
        #expect(host.texts == ["Home"])
    }
}
