import Foundation
import Terrarium
import Testing

@MainActor
struct RefreshActionTests {
    private struct Reader: View {
        @Environment(\.refresh) var refresh
        @State var count = 0
        var body: some View {
            Button(refresh == nil ? "none" : "can \(count)") {
                Task {
                    await refresh?()
                    count += 1
                }
            }
        }
    }

    @Test func onlyViewsInsideCanBeRefreshed() {
        let host = host {
            VStack {
                Reader()
                Reader().refreshable {}
            }
        }
        #expect(host.texts == ["none", "can 0"])
    }

    @Test func theActionRunsAndIsAwaited() async throws {
        let log = Log()
        let host = host { Reader().refreshable { log("refresh") } }
        try host.tap("can 0")
        try await host.settle()
        #expect(log.entries == ["refresh"])
        #expect(host.texts == ["can 1"])
        try await host.refresh()
        #expect(log.entries == ["refresh", "refresh"])
    }

    @Test func withoutRefreshableAPullIsRefused() async {
        let host = host { Text("x") }
        await #expect(throws: ViewQueryError.self) { try await host.refresh() }
    }

    @Test func aPullRefreshesTheListInFront() async throws {
        struct Feed: View {
            @State var posts = ["a"]
            var body: some View {
                List(posts, id: \.self) { Text($0) }
                    .refreshable {
                        await Task.yield()
                        posts.append("b")
                    }
            }
        }
        let host = host { Feed() }
        try await host.refresh()
        #expect(host.texts == ["a", "b"])
    }
}
