import Foundation
import Terrarium
import Testing

private final class Settings: ObservableObject {
    @Published var name = "first"
}

private struct NameView: View {
    @EnvironmentObject private var settings: Settings
    var body: some View { Button(settings.name) { settings.name = "second" } }
}

private struct WholeApp: App {
    @StateObject private var settings = Settings()
    @State private var launches = 0

    var body: some Scene {
        WindowGroup("Main", id: "main") {
            VStack {
                NameView()
                Text("launches \(launches)")
            }
            .environmentObject(settings)
            .onAppear { launches += 1 }
        }
        WindowGroup(id: "other") { Text("never shown") }
    }
}

private struct OwnScene: Scene {
    var body: some Scene {
        WindowGroup { Text("in a scene of its own") }
    }
}

@MainActor
struct AppTests {
    @Test func theFirstWindowIsShown() throws {
        let host = ViewHost(size: CGSize(width: 200, height: 100), app: WholeApp.self)
        #expect(host.texts == ["first", "launches 1"])
    }

    @Test func thePropertiesOfAnAppAreAlive() throws {
        let host = ViewHost(size: CGSize(width: 200, height: 100), app: WholeApp.self)
        let log = try host.evaluationLog { try host.tap("first") }
        #expect(host.texts == ["second", "launches 1"])
        #expect(log.map(\.view).contains("NameView"))
        #expect(log.filter { $0.view == "NameView" }.count == 1)
    }

    @Test func scenesMayBeComposed() {
        struct Composed: App {
            var body: some Scene { OwnScene() }
        }
        let host = ViewHost(size: CGSize(width: 200, height: 100), app: Composed.self)
        #expect(host.texts == ["in a scene of its own"])
    }
}
