import SwiftUI
import Testing

private struct Desk: App {
    var body: some Scene {
        Settings { Text("settings") }
        MenuBarExtra("Extra", systemImage: "star") { Text("extra") }
        Window("Main", id: "main") { Text("main") }
        WindowGroup { Text("second") }
    }
}

private struct Values: App {
    var body: some Scene {
        WindowGroup("Cups", id: "cups", for: Int.self) { $cup in
            Text(verbatim: cup.map { "\($0)" } ?? "no cup")
        }
    }
}

@MainActor
struct ScenesTests {
    @Test func theFirstWindowIsShown() {
        #expect(ViewHost(app: Desk.self).texts == ["main"])
    }

    @Test func aWindowForValuesOpensWithoutOne() {
        #expect(ViewHost(app: Values.self).texts == ["no cup"])
    }
}
