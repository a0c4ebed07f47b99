import Foundation
import Terrarium
import Testing

private struct DepthKey: EnvironmentKey {
    static let defaultValue = "none"
}

extension EnvironmentValues {
    fileprivate var depthName: String {
        get { self[DepthKey.self] }
        set { self[DepthKey.self] = newValue }
    }
}

private final class Counted: ObservableObject {
    @Published var count = 0
}

private struct Reader: View {
    @Environment(\.depthName) private var name
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            Text("\(name) \(isPresented ? "presented" : "at home")")
            Button("out") { dismiss() }
        }
    }
}

private struct ObjectReader: View {
    @EnvironmentObject private var counted: Counted

    var body: some View { Button("count \(counted.count)") { counted.count += 1 } }
}

/// What a screen is to its content: the environment, the presentation that `dismiss` ends, and a life of its own.
@MainActor
struct NavigationScreenNodeTests {
    @Test func pushedScreensSeeWhatIsSetOnTheStackAndNotInsideItsRoot() throws {
        let host = host {
            NavigationStack {
                VStack {
                    Reader()
                    NavigationLink("view") { Reader() }
                    NavigationLink("value", value: 1)
                }
                .navigationDestination(for: Int.self) { _ in Reader() }
                .environment(\.depthName, "root")
            }
            .environment(\.depthName, "stack")
        }
        #expect(host.texts == ["root at home", "out", "view", "value"])
        try host.tap("view")
        #expect(host.texts == ["Back", "stack presented", "out"])
        try host.tap("out")
        try host.tap("value")
        #expect(host.texts == ["Back", "stack presented", "out"])
    }

    @Test func aScreenSeesWhatItsDestinationSets() throws {
        let host = host {
            NavigationStack {
                NavigationLink("go", value: 1)
                    .navigationDestination(for: Int.self) {
                        Reader().environment(\.depthName, "number \($0)")
                    }
            }
        }
        try host.tap("go")
        #expect(host.texts == ["Back", "number 1 presented", "out"])
    }

    @Test func aScreenDoesNotSeeWhatTheScreenBelowSets() throws {
        let host = host {
            NavigationStack {
                NavigationLink("one") {
                    NavigationLink("two") { Reader() }.environment(\.depthName, "first")
                }
            }
        }
        try host.tap("one")
        try host.tap("two")
        #expect(host.texts == ["Back", "none presented", "out"])
    }

    @Test func objectsAboveTheStackReachEveryScreen() throws {
        let counted = Counted()
        let host = host {
            NavigationStack {
                NavigationLink("one") {
                    VStack {
                        ObjectReader()
                        NavigationLink("two") { ObjectReader() }
                    }
                }
            }
            .environmentObject(counted)
        }
        try host.tap("one")
        try host.tap("count 0")
        try host.tap("two")
        #expect(host.texts == ["Back", "count 1"])
        try host.tap("count 1")
        try host.back()
        #expect(host.texts == ["Back", "count 2", "two"])
    }

    @Test func objectsInsideTheRootDoNotReachPushedScreens() throws {
        let host = host(missingObjects: .report) {
            NavigationStack { NavigationLink("one") { ObjectReader() }.environmentObject(Counted()) }
        }
        try host.tap("one")
        #expect(host.issues.map(\.kind) == [.missingObject])
    }

    @Test func anEnvironmentThatChangesReachesOpenScreens() throws {
        struct Root: View {
            @State private var name = "old"

            var body: some View {
                NavigationStack {
                    NavigationLink("go") {
                        VStack {
                            Reader()
                            Button("rename") { name = "new" }
                        }
                    }
                }
                .environment(\.depthName, name)
            }
        }
        let host = host { Root() }
        try host.tap("go")
        let counts = try host.evaluations { try host.tap("rename") }
        #expect(host.texts == ["Back", "new presented", "out", "rename"])
        #expect(counts["Reader"] == 1)
    }

    @Test func dismissAtTheRootDoesNothing() throws {
        let host = host { NavigationStack { Reader() } }
        try host.tap("out")
        #expect(host.texts == ["none at home", "out"])
        #expect(host.issues.isEmpty)
    }

    @Test func theRootKeepsItsStateWhileItIsCovered() throws {
        let host = host {
            NavigationStack {
                VStack {
                    TapCounter(name: "root")
                    NavigationLink("go") { TapCounter(name: "page") }
                }
            }
        }
        try host.tap("root:0")
        try host.tap("go")
        try host.tap("page:0")
        #expect(host.texts == ["Back", "page:1"])
        try host.back()
        #expect(host.texts == ["root:1", "go"])
        try host.tap("go")
        #expect(host.texts == ["Back", "page:0"])
    }

    @Test func coveredScreensAreUpToDateWhenTheyShowAgain() throws {
        struct Root: View {
            @State private var count = 0

            var body: some View {
                NavigationStack {
                    NavigationLink("count \(count)") {
                        Button("more \(count)") { count += 1 }
                    }
                    .navigationTitle("Title \(count)")
                }
            }
        }
        let host = host { Root() }
        try host.tap("count 0")
        try host.tap("more 0")
        #expect(host.texts == ["Title 1", "more 1"])
        try host.back()
        #expect(host.texts == ["Title 1", "count 1"])
    }
}
