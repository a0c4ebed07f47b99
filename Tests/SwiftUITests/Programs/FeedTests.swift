import SwiftUI
import Testing

private struct Post: Identifiable, Codable, Equatable {
    let id: Int
    let title: String
}

private protocol PostService: Sendable {
    func posts() async throws -> [Post]
}

private struct FixedService: PostService {
    var result: Result<[Post], URLError>
    func posts() async throws -> [Post] { try result.get() }
}

@MainActor
private final class FeedViewModel: ObservableObject {
    enum State: Equatable {
        case idle, loading
        case loaded([Post])
        case failed(String)
    }

    @Published private(set) var state = State.idle
    private let service: any PostService

    init(service: any PostService) {
        self.service = service
    }

    func load() async {
        state = .loading
        do {
            let posts = try await service.posts()
            state = .loaded(posts)
        } catch {
            state = .failed("Could not load")
        }
    }
}

private struct FeedView: View {
    @StateObject private var viewModel: FeedViewModel

    init(service: any PostService) {
        _viewModel = StateObject(wrappedValue: FeedViewModel(service: service))
    }

    var body: some View {
        NavigationStack {
            content
                .navigationTitle("Feed")
                .navigationDestination(for: Int.self) { id in
                    Text("Post number \(id)").navigationTitle("Post")
                }
        }
        .task { await viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .idle: Color.clear
        case .loading: ProgressView("Loading…")
        case .loaded(let posts):
            List(posts) { post in
                NavigationLink(value: post.id) {
                    VStack(alignment: .leading) {
                        Text(post.title).font(.headline)
                        Text("No. \(post.id)").font(.subheadline).redacted(reason: .placeholder)
                    }
                }
                .listRowSeparator(.hidden)
            }
            .refreshable { await viewModel.load() }
        case .failed(let message):
            VStack {
                Text(message)
                Button("Retry") { Task { await viewModel.load() } }
            }
        }
    }
}

@MainActor
struct FeedTests {
    @Test func postsAreLoadedAndOpened() async throws {
        let service = FixedService(result: .success([Post(id: 7, title: "Tea")]))
        let host = ViewHost { FeedView(service: service) }
        try await host.settle()
        #expect(host.texts.contains("Tea"))
        try host.tap("Tea")
        #expect(host.texts.contains("Post number 7"))
        try host.back()
        try await host.refresh()
        #expect(host.texts.contains("Tea"))
    }

    @Test func aFailureIsShown() async throws {
        let host = ViewHost { FeedView(service: FixedService(result: .failure(URLError(.timedOut)))) }
        try await host.settle()
        #expect(host.texts.contains("Could not load"))
        try host.tap("Retry")
        try await host.settle()
        #expect(host.texts.contains("Could not load"))
    }
}
