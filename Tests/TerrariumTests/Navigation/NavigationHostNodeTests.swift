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
}
