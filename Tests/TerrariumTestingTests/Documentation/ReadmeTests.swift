import Foundation
import Terrarium
import TerrariumTesting
import Testing

struct Counter: View {
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }
        }
    }
}

@MainActor @Test func countsTaps() throws {
    let host = ViewHost(size: CGSize(width: 160, height: 80)) { Counter() }
    try host.tap("Add")
    #expect(host.texts == ["Count: 1", "Add"])
    #expect(
        host.outline() == """
            window @0,0 160x80
              Counter @48,20 64x40
                VStack
                  Text "Count: 1" @0,0 64x16
                  Button "Add" [tap] @20,24 24x16

            """)
}

struct InboxView: View {
    @State private var isAsking = false

    var body: some View {
        VStack {
            Text("Inbox")
            Button("Delete all") { isAsking = true }
        }
        .alert("Delete 3 items?", isPresented: $isAsking) {
            Button("Cancel", role: .cancel) {}
            Button("Delete", role: .destructive) {}
        }
    }
}

@MainActor @Test func inbox() {
    let host = ViewHost { InboxView() }
    expectSnapshot(of: host)  // a file named after the test
    expectSnapshot(of: host, as: .outline(.structure), named: "structure")  // without frames
    expectSnapshot(of: host, contains: "Text \"Inbox\"")  // only some lines
}

enum Theme: Sendable {
    case plain, light, dark
}

extension EnvironmentValues {
    @Entry var theme = Theme.plain
}

private struct Badge: View {
    @Environment(\.theme) private var theme
    var body: some View { Text("\(theme)") }
}

@MainActor
struct ReadmeTests {
    @Test func accounting() throws {
        let host = ViewHost { Counter() }
        let counts = try host.evaluations { try host.tap("Add") }
        #expect(counts == ["Counter": 1])

        let log = try host.evaluationLog { try host.tap("Add") }
        #expect(log.map(\.description) == ["Counter: state count"])

        print(try host.trace { try host.tap("Add") })
    }

    @Test func explaining() throws {
        let host = ViewHost {
            VStack {
                Badge(); Button("Save") {}
            }.environment(\.theme, .dark)
        }
        print(try host.explain(\.theme, at: "Save"))
        #expect(try host.explain(\.theme, at: "Save").description.hasPrefix("\\.theme = dark"))
    }

    @Test func aFirstLook() throws {
        let host = ViewHost(size: CGSize(width: 160, height: 80)) { Counter() }
        try host.tap("Add")
        #expect(host.texts == ["Count: 1", "Add"])
        print(host.outline())
    }
}
