import Foundation
import Terrarium
import Testing

@MainActor
struct LifecycleQueueTests {
    /// What one action causes waits for the next round, behind what waits already.
    @Test func actionsRunInTheOrderInWhichTheyWereQueued() throws {
        struct Root: View {
            let log: Log
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("a").onChange(of: count) {
                        log("a\(count)")
                        if count == 1 { count = 2 }
                    }
                    Text("b").onChange(of: count) { log("b\(count)") }
                    Button("go") { count = 1 }
                }
            }
        }
        let log = Log()
        let host = host { Root(log: log) }
        try host.tap("go")
        #expect(log.entries == ["a1", "b2", "a2", "b2"])
    }

    @Test func manyActionsAreNoTrouble() {
        final class Counter {
            var count = 0
        }
        let counter = Counter()
        let host = host {
            VStack { ForEach(0..<20_000, id: \.self) { _ in Color.red.onAppear { counter.count += 1 } } }
        }
        #expect(counter.count == 20_000)
        host.unmount()
    }
}
