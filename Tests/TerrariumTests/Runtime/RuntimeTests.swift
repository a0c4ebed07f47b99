import Foundation
import Testing

@testable import Terrarium

@MainActor
struct RuntimeTests {
    @Test func anUpdateCostsTheSameInTreesOfAnySize() {
        /// What changes of one leaf's state, and of a value that one leaf reads, cost in a tree of ten to the power of `levels`.
        func costs(levels: Int) -> [UpdateCost] {
            let handles = TenWayHandles()
            let host = host(800, 800) { TenWayTree(levels: levels, handles: handles) }
            return [
                host.cost { handles.leaf.set("b") },
                host.cost { handles.leaf.set("b") },
                host.cost { handles.root.set(1) },
            ]
        }
        let hundred = costs(levels: 2)
        #expect(
            hundred.map(\.bodies) == [
                ["StateLeaf: state text"], [], ["TenWayTree: state mark", "MarkLeaf: environment \\.mark"],
            ])
        #expect(hundred.map(\.visits) == [1, 0, 2])
        #expect(hundred.map(\.measurements) == [1, 0, 1])
        #expect(hundred.map(\.placements) == [1, 0, 1])
        #expect(costs(levels: 4) == hundred)
        #expect(costs(levels: 5) == hundred)
    }

    /// A snapshot shares with the one before it everything but the path to what has changed.
    @Test func snapshotsShareWhatDidNotChange() {
        /// How many nodes of a snapshot another change of one leaf makes anew, in a tree of ten to the power of `levels`.
        func made(levels: Int) -> Int {
            let handles = TenWayHandles()
            let host = host(800, 800) { TenWayTree(levels: levels, handles: handles) }
            let old = nodes(of: host)
            // Only the window's own node is made for whoever asks.
            #expect(nodes(of: host).subtracting(old).count == 1)
            handles.leaf.set("b")
            let new = nodes(of: host)
            #expect(new.count == old.count)
            return new.subtracting(old).count
        }
        /// Held, so that no new node takes the place of an old one in memory.
        var snapshots: [SnapshotNode] = []
        func nodes(of host: ViewHost) -> Set<ObjectIdentifier> {
            var found: Set<ObjectIdentifier> = []
            var open = [host.rootSnapshot()]
            snapshots.append(open[0])
            while let node = open.popLast() {
                found.insert(ObjectIdentifier(node))
                open.append(contentsOf: node.children)
            }
            return found
        }
        #expect([2, 3, 4].map(made) == [11, 14, 17])
    }

    /// A leaf that becomes wider than all others widens every stack above it; its siblings are not asked again.
    @Test func aGrowingLeafCostsAsMuchAsTheTreeIsDeep() {
        func measurements(levels: Int) -> Int {
            let handles = TenWayHandles()
            let host = host(800, 800) { TenWayTree(levels: levels, handles: handles) }
            return host.cost { handles.leaf.set(String(repeating: "x", count: 20)) }.measurements
        }
        let counts = (2...4).map(measurements)
        #expect(counts[2] - counts[1] <= counts[1] - counts[0])
        #expect(counts[2] < 100)
    }

    @Test func equalRowsDoNotRun() {
        let (numbers, other) = (Handle<[Int]>(), Handle<Int>())
        let host = host { HandledNumbers(Array(0..<5_000), handle: numbers, other: other) }
        #expect(host.cost { other.set(1) }.bodies == ["HandledNumbers: state unrelated"])
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

// MARK: - Looking and acting while something runs

@MainActor
struct RuntimeReentrancyTests {
    /// Makes the host known to the views in it.
    final class Window {
        weak var host: ViewHost?
        var seen: [String] = []
    }

    @Test func aBodyCannotLookAtItsOwnHost() throws {
        struct Curious: View {
            let window: Window
            @State private var count = 0
            var body: some View {
                let _ = look()
                VStack {
                    Button("tap \(count)") { count += 1 }
                    Text("below")
                }
            }
            private func look() {
                guard let host = window.host else { return }
                window.seen.append(host.outline())
            }
        }
        let window = Window()
        let host = host { Curious(window: window) }
        window.host = host
        try host.tap("tap 0")
        #expect(window.seen.count == 1)
        #expect(window.seen.first?.contains("issue \"A host was read while its views were being updated.") == true)
        #expect(host.issues.map(\.kind) == [.readDuringUpdate])
        #expect(host.texts == ["tap 1", "below"])
    }

    @Test func actionsMayLookAtTheirHost() throws {
        struct Curious: View {
            let window: Window
            @State private var count = 0
            var body: some View {
                Button("tap \(count)") {
                    count += 1
                    window.seen += window.host?.texts ?? []
                }
                .onChange(of: count) { window.seen += window.host?.texts ?? [] }
            }
        }
        let window = Window()
        let host = host { Curious(window: window) }
        window.host = host
        try host.tap("tap 0")
        #expect(window.seen == ["tap 1", "tap 1"])
        #expect(host.issues.isEmpty)
    }

    @Test func anActionCannotActOnItsOwnHost() throws {
        struct Eager: View {
            let window: Window
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("first") {
                        do { try window.host?.tap("second") } catch { window.seen.append("\(error)") }
                    }
                    Button("second") { count += 1 }
                    Text("count \(count)")
                }
            }
        }
        let window = Window()
        let host = host { Eager(window: window) }
        window.host = host
        try host.tap("first")
        #expect(window.seen == ["\"second\": an action is running; wait until it has ended before you act again."])
        #expect(host.texts.last == "count 0")
    }

    @Test func anActionMayUseAnotherHost() throws {
        struct Outer: View {
            let window: Window
            @State private var text = "closed"
            var body: some View {
                Button(text) {
                    let inner = ViewHost(size: CGSize(width: 100, height: 100)) { TapCounter() }
                    try? inner.tap("c:0")
                    text = inner.texts.joined()
                }
            }
        }
        let host = host { Outer(window: Window()) }
        let log = try host.evaluationLog { try host.tap("closed") }
        #expect(host.texts == ["c:1"])
        #expect(log.map(\.description) == ["Outer: state text"])
    }

    /// What the inner host's views read and write is no business of the outer body.
    @Test func aBodyMayUseAnotherHost() throws {
        struct Writer: View {
            @State private var count = 0
            var body: some View { Text("w\(count)").onAppear { count += 1 } }
        }
        struct Outer: View {
            @State private var count = 0
            var body: some View {
                let inner = ViewHost(size: CGSize(width: 100, height: 100)) { Writer() }
                Button("\(inner.texts.joined()) \(count)") { count += 1 }
            }
        }
        let host = host { Outer() }
        #expect(host.texts == ["w1 0"])
        #expect(try host.evaluations { try host.tap("w1 0") } == ["Outer": 1])
        #expect(host.texts == ["w1 1"])
        #expect(host.issues.isEmpty)
    }

    @Test(arguments: [Moment.action, .body, .appear, .disappear])
    func aHostMayBeUnmountedAtAnyMoment(_ moment: Moment) throws {
        struct Leaving: View {
            let moment: Moment
            let window: Window
            @State private var isThere = true
            @State private var count = 0
            var body: some View {
                let _ = leave(.body, if: count > 0)
                VStack {
                    Button("go") {
                        count += 1
                        isThere = false
                        leave(.action, if: true)
                    }
                    if isThere {
                        Text("part").onDisappear {
                            window.seen.append("gone")
                            leave(.disappear, if: true)
                        }
                    } else {
                        Text("other").onAppear { leave(.appear, if: true) }
                    }
                }
            }
            private func leave(_ present: Moment, if isTime: Bool) {
                if present == moment, isTime { window.host?.unmount() }
            }
        }
        let window = Window()
        let host = host { Leaving(moment: moment, window: window) }
        window.host = host
        try host.tap("go")
        #expect(window.seen == ["gone"])
        #expect(throws: ViewQueryError.self) { try host.tap("go") }
    }

    enum Moment: Sendable { case action, body, appear, disappear }

    @Test func stateMayBeWrittenWhileTheTreeGoes() {
        struct Leaving: View {
            let window: Window
            @State private var count = 0
            var body: some View {
                Text("\(count)").onDisappear {
                    count += 1
                    window.seen.append("gone \(count)")
                }
            }
        }
        let window = Window()
        let host = host { Leaving(window: window) }
        host.unmount()
        #expect(window.seen == ["gone 1"])
        #expect(host.issues.isEmpty)
    }
}

// MARK: - State that does not come to rest

@MainActor
struct RuntimeSettlingTests {
    @Test func aBodyThatWritesWhatItReadsIsStopped() {
        struct Restless: View {
            @State private var count = 0
            var body: some View {
                let _ = count += 1
                Text("rest")
            }
        }
        struct Root: View {
            var body: some View { Restless() }
        }
        let host = host { Root() }
        #expect(host.issues.map(\.kind) == [.stateWrittenDuringUpdate, .unsettledState])
        #expect(host.issues.map(\.path) == ["Root > Restless", "Root > Restless"])
        #expect(host.texts == ["rest"])
    }

    @Test func aBodyThatWritesWhatAViewAboveReadsIsStopped() {
        struct Child: View {
            @Binding var count: Int
            var body: some View {
                let _ = count += 1
                Text("child")
            }
        }
        struct Root: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Text("root")
                    Child(count: $count).id(count)
                }
            }
        }
        let host = host { Root() }
        #expect(host.issues.map(\.kind) == [.stateWrittenDuringUpdate, .unsettledState])
        #expect(host.texts == ["root", "child"])
    }

    /// One write in a body is reported, takes effect, and is over.
    @Test func aBodyThatWritesOnceSettles() {
        struct Once: View {
            @State private var isReady = false
            var body: some View {
                let _ = isReady ? () : (isReady = true)
                Text(isReady ? "ready" : "not yet")
            }
        }
        let host = host { Once() }
        #expect(host.texts == ["ready"])
        #expect(host.issues.map(\.kind) == [.stateWrittenDuringUpdate])
    }

    @Test func viewsThatReplaceEachOtherForEverAreStopped() throws {
        struct Swapping: View {
            @State private var isFirst = true
            var body: some View {
                if isFirst {
                    Text("first").onAppear { isFirst = false }
                } else {
                    Text("second").onAppear { isFirst = true }
                }
            }
        }
        struct Root: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Swapping()
                    Button("tap \(count)") { count += 1 }
                }
            }
        }
        let host = host { Root() }
        #expect(host.issues.map(\.kind) == [.unsettledState])
        #expect(host.issues.map(\.path) == ["Root > Swapping"])
        // The rest of the tree lives on.
        try host.tap("tap 0")
        #expect(host.texts.last == "tap 1")
    }

    @Test func aPropertyThatWritesInItsUpdateIsStopped() {
        struct Counting: DynamicProperty {
            @State private var count = 0
            func update() { count += 1 }
        }
        struct Restless: View {
            private var counting = Counting()
            @State private var other = 0
            var body: some View { Text("rest \(other)") }
        }
        let host = host { Restless() }
        #expect(host.texts == ["rest 0"])
        #expect(host.issues.map(\.kind) == [.stateWrittenDuringUpdate, .unsettledState])
        #expect(host.issues.map(\.path) == ["Restless", "Restless"])
    }
}
