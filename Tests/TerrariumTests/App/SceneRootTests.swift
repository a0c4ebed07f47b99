import Foundation
import Observation
import Terrarium
import Testing

extension EnvironmentValues {
    @Entry fileprivate var place: String = "nowhere"
}

@Observable
private final class Visits {
    var count = 0
}

private struct Page: View {
    let title: String
    @Environment(Visits.self) private var visits
    @Environment(\.place) private var place
    var body: some View {
        Button("\(title) \(place) \(visits.count)") { visits.count += 1 }
    }
}

private struct MainScene: Scene {
    @Environment(\.place) private var place
    @State private var visits = Visits()
    var body: some Scene {
        WindowGroup {
            Page(title: "scene in \(place)").environment(visits)
        }
    }
}

private struct Program: App {
    @Environment(\.scenePhase) private var phase
    @State private var visits = Visits()
    var body: some Scene {
        WindowGroup {
            Page(title: "app \(String(describing: phase))").environment(visits).environment(\.place, "here")
        }
    }
}

private struct Wrapping: App {
    var body: some Scene { MainScene() }
}

@MainActor
struct SceneRootTests {
    @Test func anAppReadsAndSuppliesValues() throws {
        let host = ViewHost(app: Program.self)
        #expect(host.texts == ["app active here 0"])
        try host.tap("app active here 0")
        #expect(host.texts == ["app active here 1"])
        host.scenePhase = .inactive
        #expect(host.texts == ["app inactive here 1"])
    }

    @Test func aSceneWithABodyDoesTheSame() throws {
        var environment = EnvironmentValues()
        environment.place = "town"
        let host = ViewHost(environment: environment, app: Wrapping.self)
        #expect(host.texts == ["scene in town town 0"])
        try host.tap("scene in town town 0")
        host.environment.place = "sea"
        #expect(host.texts == ["scene in sea sea 1"])
    }
}
