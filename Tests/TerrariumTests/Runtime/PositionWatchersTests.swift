import Foundation
import Testing

@testable import Terrarium

@MainActor
struct PositionWatchersTests {
    private final class Watcher: LayoutNode, PositionWatching, @unchecked Sendable {
        var watchedFrame: CGRect?
        var calls = 0

        func positionDidChange() { calls += 1 }
    }

    private func runtime() -> Runtime {
        let runtime = Runtime(rootScope: EnvironmentScope(), textMetrics: .cells(), missingObjects: .report)
        runtime.mount(EmptyView())
        return runtime
    }

    @Test func thoseThatStayAreToldInTheOrderInWhichTheyCame() {
        let runtime = runtime()
        let watchers = (0..<1_000).map { _ in Watcher(parent: runtime.root) }
        var list = PositionWatchers()
        for watcher in watchers {
            watcher.watchedFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
            list.add(watcher)
        }
        for (index, watcher) in watchers.enumerated() where index % 10 != 3 { list.remove(watcher) }
        #expect(list.check(in: runtime))
        #expect(watchers.indices.filter { watchers[$0].calls > 0 } == (0..<100).map { $0 * 10 + 3 })
        #expect(list.placeCount <= 200)
    }

    @Test func leavingTwiceAndComingBackAreNoTrouble() {
        let runtime = runtime()
        let watcher = Watcher(parent: runtime.root)
        watcher.watchedFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
        var list = PositionWatchers()
        list.add(watcher)
        list.remove(watcher)
        list.remove(watcher)
        #expect(!list.check(in: runtime))
        list.add(watcher)
        #expect(list.check(in: runtime))
        #expect(watcher.calls == 1)
    }
}
