import SwiftUI
import Testing

private struct Reader: View {
    @Environment(\.locale) private var locale
    var body: some View { Text(verbatim: locale.identifier) }
}

private struct Counter: View {
    @Binding var count: Int
    var body: some View { Button("\(count)") { count += 1 } }
}

private struct Program: App {
    @State private var count = 0
    @State private var changes = 0

    var body: some Scene {
        WindowGroup {
            VStack {
                Reader()
                Counter(count: $count)
                Text(verbatim: "\(changes) changes")
            }
        }
        .environment(\.locale, Locale(identifier: "de"))
        .onChange(of: count) { _, _ in changes += 1 }
        .windowStyle(.hiddenTitleBar)
        .windowResizability(.contentSize)
        .defaultSize(width: 300, height: 200)
    }
}

@MainActor
struct SceneSettingsTests {
    @Test func windowsHaveTheEnvironmentOfTheirScene() {
        #expect(ViewHost(app: Program.self).texts.first == "de")
    }

    @Test func aSceneWatchesValues() throws {
        let host = ViewHost(app: Program.self)
        try host.tap("0")
        #expect(host.texts == ["de", "1", "1 changes"])
    }
}
