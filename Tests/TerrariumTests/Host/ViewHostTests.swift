import Foundation
import Observation
import Terrarium
import Testing

extension EnvironmentValues {
    @Entry fileprivate var tone = "plain"
}

private struct ToneReader: View {
    @Environment(\.tone) private var tone
    @Environment(\.scenePhase) private var phase
    var body: some View { Text("\(tone) \(phase)") }
}

@Observable private final class Model {
    var count = 0
}

private struct ModelView: View {
    @State private var model = Model()
    @State private var isAsking = false
    @Environment(\.clock) private var clock
    let note: (Model) -> Void

    var body: some View {
        NavigationStack {
            VStack {
                Text("\(model.count)")
                Button("Add") { model.count += 1 }
                Button("Ask") { isAsking = true }
            }
            .alert("Sure?", isPresented: $isAsking) { Button("Yes") { model.count += 1 } }
            .task { try? await clock.sleep(for: .seconds(60)) }
            .onAppear { note(model) }
        }
    }
}

@MainActor
struct ViewHostTests {
    @Test func theTreeIsMountedByInit() {
        let log = Log()
        _ = ViewHost { Text("x").onAppear { log("appeared") } }
        #expect(log.entries == ["appeared"])
    }

    @Test func theStandardWindow() {
        let host = ViewHost { Color.red }
        #expect(host.size == CGSize(width: 393, height: 852))
        #expect(host.outline() == "window @0,0 393x852\n  Color red\n")
    }

    @Test func onAnAxisWithoutProposalTheWindowHugsTheContent() {
        let host = ViewHost(proposal: ProposedViewSize(width: nil, height: 100)) { Text("hello") }
        #expect(host.size == CGSize(width: 40, height: 100))
        let hugging = ViewHost(
            proposal: .unspecified, safeArea: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        ) { TapCounter() }
        #expect(hugging.size == CGSize(width: 30, height: 20))
        #expect(hugging.texts == ["c:0"])
    }

    @Test func theWindowOfAnApp() throws {
        struct Program: App {
            var body: some Scene {
                WindowGroup { TapCounter(name: "first") }
                WindowGroup(id: "second") { Text("second") }
            }
        }
        let host = ViewHost(size: CGSize(width: 200, height: 100), app: Program.self)
        try host.tap("first:0")
        #expect(host.texts == ["first:1"])
    }

    @Test func aNewSizeLaysOutWithoutRunningBodies() {
        let host = host(100, 50) { TapCounter() }
        let counts = host.evaluations { host.size = CGSize(width: 300, height: 200) }
        #expect(counts == [:])
        #expect(host.outline() == "window @0,0 300x200\n  TapCounter @138,92 24x16\n    Button \"c:0\" [tap]\n")
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -5])
    func impossibleSizesHaveAnOutcome(_ length: CGFloat) {
        let host = host(length, 50) { Text("hi") }
        #expect(host.size.width.isFinite && host.size.width >= 0)
        #expect(host.size.height == 50)
        #expect(host.issues.map(\.kind) == [.invalidGeometry])
        #expect(!host.outline().contains("nan") && !host.outline().contains("inf"))
        host.size = CGSize(width: 100, height: length)
        #expect(host.size.width == 100)
        #expect(host.size.height.isFinite && host.size.height >= 0)
        #expect(host.issues.count == 2)
    }

    @Test func theRootEnvironment() {
        var values = EnvironmentValues()
        values.tone = "loud"
        let host = ViewHost(environment: values) { ToneReader() }
        #expect(host.texts == ["loud active"])
        #expect(host.environment.tone == "loud")
        host.environment.tone = "soft"
        #expect(host.texts == ["soft active"])
        host.environment = EnvironmentValues()
        #expect(host.texts == ["plain active"])
    }

    @Test func thePhaseOfTheScene() {
        struct Listening: View {
            @Environment(\.scenePhase) private var phase
            let log: Log
            var body: some View { Text("\(phase)").onChange(of: phase) { log("\(phase)") } }
        }
        let log = Log()
        let host = host { Listening(log: log) }
        #expect(host.scenePhase == .active)
        host.scenePhase = .inactive
        host.scenePhase = .background
        #expect(host.texts == ["background"])
        #expect(host.evaluations { host.scenePhase = .background } == [:])
        #expect(log.entries.last == "background")
    }

    @Test func urlsThatReachTheSystem() throws {
        struct Opening: View {
            @Environment(\.openURL) private var openURL
            var body: some View {
                VStack {
                    Link("site", destination: URL(string: "https://example.com/a")!)  // a constant that is a URL
                    Button("open") { openURL(URL(string: "https://example.com/b")!) }  // a constant that is a URL
                    Link("kept", destination: URL(string: "https://example.com/c")!)  // a constant that is a URL
                        .environment(\.openURL, OpenURLAction { _ in .handled })
                }
            }
        }
        let host = host { Opening() }
        try host.tap("site")
        try host.tap("kept")
        try host.tap("open")
        #expect(host.openedURLs.map(\.absoluteString) == ["https://example.com/a", "https://example.com/b"])
    }

    @Test func afterUnmountingNothingShowsAndNothingCanBeDone() async throws {
        let log = Log()
        let host = host { TapCounter().onDisappear { log("gone") } }
        host.unmount()
        host.unmount()
        #expect(log.entries == ["gone"])
        #expect(host.texts == [])
        #expect(host.outline() == "window @0,0 200x200\n")
        #expect(host.picture().contains("|"))
        #expect(host.all("c:0").isEmpty)
        #expect(host.snapshot.nodes.count == 1)
        #expect(host.navigationDepth == 0 && host.screenTitles.isEmpty)
        #expect(host.pendingTasks.isEmpty && host.issues.isEmpty && host.openedURLs.isEmpty)
        let actions: [() throws -> Void] = [
            { try host.tap("c:0") }, { _ = try host.find("c:0") }, { _ = try host.frame(of: "c:0") },
            { try host.type("x", into: "c:0") }, { try host.back() }, { try host.dismiss() },
            { try host.select(tab: "a") }, { try host.scroll(.role(.list), to: 1) }, { try host.swipe("a", .leading) },
            { try host.set("a", to: true) }, { try host.select("a", in: "b") }, { try host.longPress("a") },
            { _ = try host.explain(\.tone, at: "c:0") },
        ]
        for action in actions {
            let error = #expect(throws: ViewQueryError.self, performing: action)
            #expect(error?.kind == .unmounted)
            #expect(error?.message.hasSuffix("the host is unmounted and shows nothing any more.") == true)
        }
        let error = await #expect(throws: ViewQueryError.self) { try await host.refresh() }
        #expect(error?.kind == .unmounted)
        host.size = CGSize(width: 10, height: 10)
        host.environment.tone = "loud"
        host.scenePhase = .background
        #expect(host.evaluations {} == [:])
        try await host.settle()
        try await host.advance(by: .seconds(1))
    }

    @Test func anActionMayUnmountItsHost() throws {
        var host: ViewHost?
        host = ViewHost { Button("close") { host?.unmount() } }
        try host?.tap("close")
        #expect(host?.texts == [])
        let error = #expect(throws: ViewQueryError.self) { try host?.tap("close") }
        #expect(error?.kind == .unmounted)
        host = nil
    }

    @Test func unmountingRunsTheDisappearActionsOfTheWholeTree() {
        let log = Log()
        let host = host {
            VStack {
                Text("a").onDisappear { log("a") }
                Text("b").onDisappear { log("b") }.sheet(isPresented: .constant(true)) {
                    Text("c").onDisappear { log("c") }
                }
            }
        }
        host.unmount()
        #expect(log.entries.sorted() == ["a", "b", "c"])
    }

    @Test func aThousandHostsLeaveNothingBehind() async throws {
        struct Weak {
            weak var object: AnyObject?
        }
        var left: [Weak] = []
        for _ in 0..<1_000 {
            let host = ViewHost { ModelView { left.append(Weak(object: $0)) } }
            try host.tap("Add")
            try host.tap("Ask")
            try host.tap("Yes")
            #expect(host.outline().contains("Text \"2\""))
            left.append(Weak(object: host))
            left.append(Weak(object: host.runtime))
            left.append(Weak(object: host.runtime.root))
            left.append(Weak(object: host.runtime.rootScope))
            left.append(Weak(object: host.clock))
        }
        #expect(left.count == 6_000)
        // The tasks that were cancelled with their hosts end when the main actor comes to them.
        for _ in 0..<1_000 where left.contains(where: { $0.object != nil }) { await Task.yield() }
        #expect(left.count { $0.object != nil } == 0)
    }

    @Test func anUnmountedHostHoldsNoViews() throws {
        final class Payload {}
        struct Holding: View {
            let payload: Payload
            @State private var isOpen = true
            var body: some View {
                Text("x").sheet(isPresented: $isOpen) {
                    Text("\(ObjectIdentifier(payload) == ObjectIdentifier(payload))")
                }
            }
        }
        weak var weakPayload: Payload?
        let host: ViewHost
        do {
            let payload = Payload()
            weakPayload = payload
            host = ViewHost { Holding(payload: payload) }
        }
        #expect(weakPayload != nil)
        _ = host.snapshot
        host.unmount()
        #expect(weakPayload == nil)
    }
}
