import SwiftUI
import Testing

private enum Loading<Value> {
    case waiting
    case done(Value)
    case failed(any Error)
}

private struct Offline: LocalizedError {
    var errorDescription: String? { "No connection" }
}

@MainActor @Observable
private final class Reader {
    var stories = Loading<[String]>.waiting
    var section = "World"
    var path = NavigationPath()
    var failures = 1

    func load() async {
        await Task.yield()
        if failures > 0 {
            failures -= 1
            stories = .failed(Offline())
        } else {
            stories = .done((1...2).map { "\(section) \($0)" })
        }
    }
}

/// A view for each state of what is loaded.
private struct LoadingView<Value, Content: View>: View {
    let state: Loading<Value>
    let retry: () async -> Void
    @ViewBuilder let content: (Value) -> Content

    var body: some View {
        switch state {
        case .waiting:
            ProgressView("Loading…")
        case .done(let value):
            content(value)
        case .failed(let error):
            ContentUnavailableView {
                Label(error.localizedDescription, systemImage: "wifi.slash")
            } actions: {
                AsyncButton("Try again", action: retry)
            }
        }
    }
}

/// A button that is off while its work goes on.
private struct AsyncButton: View {
    let title: LocalizedStringKey
    let action: () async -> Void
    @State private var isRunning = false

    init(_ title: LocalizedStringKey, action: @escaping () async -> Void) {
        self.title = title
        self.action = action
    }

    var body: some View {
        Button(title) {
            isRunning = true
            Task {
                await action()
                isRunning = false
            }
        }
        .disabled(isRunning)
    }
}

private struct ReaderView: View {
    @State private var reader = Reader()

    var body: some View {
        NavigationStack(path: $reader.path) {
            LoadingView(state: reader.stories) {
                await reader.load()
            } content: { stories in
                List(stories, id: \.self) { NavigationLink($0, value: $0) }
            }
            .task(id: reader.section) { await reader.load() }
            .navigationTitle(reader.section)
            .navigationDestination(for: String.self) { StoryView(story: $0) }
            .toolbar {
                Picker("Section", selection: $reader.section) {
                    ForEach(["World", "Sport"], id: \.self) { Text($0) }
                }
            }
        }
        .environment(reader)
    }
}

private struct StoryView: View {
    @Environment(Reader.self) private var reader
    let story: String

    var body: some View {
        VStack {
            Text("Read ^[\(story.count) letter](inflect: true)")
            Button("More") { reader.path.append(story + " more") }
            Button("All") { reader.path = NavigationPath() }
        }
        .navigationTitle(story)
    }
}

@MainActor
struct ReaderTests {
    @Test func aFailureCanBeTriedAgain() async throws {
        let host = ViewHost { ReaderView() }
        #expect(host.texts.contains("Loading…"))
        try await host.settle()
        #expect(host.texts.contains("No connection"))
        try host.tap("Try again")
        try await host.settle(timeout: .seconds(20)) { host.texts.contains("World 2") }
    }

    @Test func anotherSectionLoadsAgainAndThePathLeadsBack() async throws {
        let host = ViewHost { ReaderView() }
        try await host.settle()
        try host.select("Sport", in: "Section")
        try await host.settle()
        #expect(host.texts.suffix(2) == ["Sport 1", "Sport 2"])
        try host.tap("Sport 2")
        try host.tap("More")
        #expect(host.navigationDepth == 3)
        #expect(host.texts.contains("Read 12 letters"))
        try host.tap("All")
        #expect(host.texts.suffix(2) == ["Sport 1", "Sport 2"])
    }
}
