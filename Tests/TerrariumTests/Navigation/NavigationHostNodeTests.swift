import Foundation
import Observation
import Terrarium
import Testing

@Observable
private final class Steps {
    var path: [Int] = []
}

private struct StepsView: View {
    let steps: Steps
    let log: Log

    var body: some View {
        @Bindable var steps = steps
        NavigationStack(path: $steps.path) {
            Text("start")
                .onAppear { log("start in") }
                .onDisappear { log("start out") }
                .navigationDestination(for: Int.self) { number in
                    Text("step \(number)")
                        .onAppear { log("\(number) in") }
                        .onDisappear { log("\(number) out") }
                }
        }
    }
}

/// When screens appear and disappear.
@MainActor
struct NavigationHostNodeTests {
    private let steps = Steps()
    private let log = Log()

    private func start(_ path: [Int] = []) -> ViewHost {
        steps.path = path
        return host { StepsView(steps: steps, log: log) }
    }

    private func entries(_ host: ViewHost, after change: () -> Void) -> [String] {
        let known = log.entries.count
        change()
        _ = host.texts
        return Array(log.entries[known...])
    }

    @Test func aPushedScreenAppearsBeforeTheCoveredOneDisappears() {
        let host = start()
        #expect(log.entries == ["start in"])
        #expect(entries(host) { steps.path = [1] } == ["1 in", "start out"])
        #expect(entries(host) { steps.path = [1, 2] } == ["2 in", "1 out"])
    }

    @Test func theScreenBelowAppearsBeforeThePoppedOneDisappears() {
        let host = start([1, 2])
        #expect(log.entries == ["2 in"], "the screens below have never been seen")
        #expect(entries(host) { steps.path = [1] } == ["1 in", "2 out"])
        #expect(entries(host) { steps.path = [] } == ["start in", "1 out"])
    }

    @Test func severalScreensAtOnceAreOneStep() {
        let host = start()
        #expect(entries(host) { steps.path = [1, 2, 3] } == ["3 in", "start out"])
        #expect(entries(host) { steps.path = [] } == ["start in", "3 out"])
    }

    @Test func anotherValueInThePlaceOfOneIsAnotherScreen() {
        let host = start([1])
        #expect(entries(host) { steps.path = [7] } == ["7 in", "1 out"])
        #expect(host.texts == ["Back", "step 7"])
    }

    @Test func anEqualPathChangesNothing() {
        let host = start([1, 2])
        #expect(entries(host) { steps.path = [1, 2] } == [])
    }

    @Test func everyScreenGoesWithTheStack() {
        let host = start([1])
        host.unmount()
        #expect(log.entries == ["1 in", "1 out"])
    }

    @Test func whatAppearsMayPushAndPop() {
        struct Pushing: View {
            @State private var path: [Int] = []

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").onAppear { path = [1, 2] }.navigationDestination(for: Int.self) { Text("page \($0)") }
                }
            }
        }
        #expect(host { Pushing() }.texts == ["Back", "page 2"])
        struct Leaving: View {
            @Environment(\.dismiss) private var dismiss

            var body: some View { Text("gone").onAppear { dismiss() } }
        }
        struct Popping: View {
            @State private var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root \(path.count)").navigationDestination(for: Int.self) { _ in Leaving() }
                }
            }
        }
        #expect(host { Popping() }.texts == ["root 0"])
    }

    @Test func tasksOfCoveredScreensAreCancelledAndStartAgain() async throws {
        struct Waiting: View {
            let name: String
            let log: Log

            var body: some View {
                Text(name).task {
                    log("\(name) starts")
                    try? await Task.sleep(for: .seconds(1_000))
                    log("\(name) ends")
                }
            }
        }
        struct Root: View {
            let steps: Steps
            let log: Log

            var body: some View {
                @Bindable var steps = steps
                NavigationStack(path: $steps.path) {
                    Waiting(name: "root", log: log)
                        .navigationDestination(for: Int.self) { Waiting(name: "page \($0)", log: log) }
                }
            }
        }
        let host = host { Root(steps: steps, log: log) }
        try await host.settle()
        #expect(log.entries == ["root starts"])
        steps.path = [1]
        try await host.settle()
        #expect(Set(log.entries) == ["root starts", "page 1 starts", "root ends"])
        steps.path = []
        try await host.settle()
        #expect(log.entries.filter { $0 == "root starts" }.count == 2)
        #expect(log.entries.contains("page 1 ends"))
        host.unmount()
    }

    @Test func anotherIdentityForgetsThePath() throws {
        struct Root: View {
            @State private var identity = 0

            var body: some View {
                VStack {
                    NavigationStack { NavigationLink("go") { Text("deep") } }.id(identity)
                    Button("anew") { identity += 1 }
                }
            }
        }
        let host = host { Root() }
        try host.tap("go")
        #expect(host.texts == ["Back", "deep", "anew"])
        try host.tap("anew")
        #expect(host.texts == ["go", "anew"])
    }
}
