import Foundation
import Testing

@testable import Terrarium

private struct Leaf: View {
    let index: Int
    var body: some View { Text("\(index)").padding(4) }
}

private struct Branch: View {
    let level: Int
    let base: Int

    var body: some View {
        VStack {
            ForEach(0..<10, id: \.self) { index in
                if level == 0 {
                    Leaf(index: base + index)
                } else {
                    AnyView(Branch(level: level - 1, base: (base + index) * 10))
                }
            }
        }
    }
}

/// A row with state of its own among many that have none.
private struct Row: View {
    let index: Int
    @State private var count = 0
    var body: some View { Button("r\(index):\(count)") { count += 1 } }
}

private struct Rows: View {
    let count: Int
    var body: some View {
        VStack { ForEach(0..<count, id: \.self) { Row(index: $0) } }
    }
}

@MainActor
struct RuntimeTests {
    /// What one tap on the first of several rows costs.
    private func cost(rows: Int) throws -> (bodies: [String: Int], counters: RuntimeCounters) {
        let host = host(400, 400) { Rows(count: rows) }
        _ = host.outline()
        try host.runtime.performForTest { try host.tapIgnoringReach("r0:0") }
        let before = host.runtime.counters
        let bodies = try host.evaluations { try host.tapIgnoringReach("r0:1") }
        let after = host.runtime.counters
        return (
            bodies,
            RuntimeCounters(
                evaluations: after.evaluations - before.evaluations,
                nodesVisited: after.nodesVisited - before.nodesVisited,
                measurements: after.measurements - before.measurements)
        )
    }

    @Test func oneLeafCostsTheSameInTreesOfAnySize() throws {
        let small = try cost(rows: 100)
        let large = try cost(rows: 10_000)
        #expect(small.bodies == ["Row": 1])
        #expect(large.bodies == ["Row": 1])
        #expect(small.counters.nodesVisited == large.counters.nodesVisited)
        #expect(small.counters.measurements == large.counters.measurements)
    }

    @Test func aThousandLevelsOfErasedViewsAreShown() {
        struct Deep: View {
            let level: Int
            var body: AnyView { level == 0 ? AnyView(Text("bottom")) : AnyView(Deep(level: level - 1)) }
        }
        let host = host { Deep(level: 1000) }
        #expect(host.texts == ["bottom"])
        #expect(host.issues.isEmpty)
    }

    @Test func anEndlessBodyIsReportedAndTheRestLives() {
        struct Endless: View {
            var body: AnyView { AnyView(Endless()) }
        }
        let host = host {
            VStack {
                Text("before")
                Endless()
            }
        }
        #expect(host.texts == ["before"])
        #expect(host.issues.map(\.kind) == [.bodyRecursion])
    }

    @Test func hostsAndTreesAreFreed() {
        final class Token {}
        struct Holder: View {
            @State var token: Token
            var body: some View { Text("x") }
        }
        weak var weakToken: Token?
        weak var weakRuntime: Runtime?
        do {
            let token = Token()
            weakToken = token
            let host = host { Holder(token: token) }
            weakRuntime = host.runtime
            _ = host.outline()
        }
        #expect(weakToken == nil)
        #expect(weakRuntime == nil)
    }
}

extension ViewHost {
    /// Runs the action of a button that may lie outside the window.
    fileprivate func tapIgnoringReach(_ query: ViewQuery) throws {
        let node = try QueryEngine(rootSnapshot()).find(query.anywhere)
        let interaction = node.line.node.interaction as? NodeInteraction
        _ = try (interaction?.node as? any InteractiveNode)?.perform(.tap)
        runtime.update()
    }
}

extension Runtime {
    fileprivate func performForTest(_ work: () throws -> Void) rethrows {
        try work()
        update()
    }
}
