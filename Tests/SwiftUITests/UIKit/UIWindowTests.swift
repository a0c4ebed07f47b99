import SwiftUI
import Testing

private final class TeaRoom: ObservableObject {
    @Published var cups = 0
}

private struct Counter: View {
    @EnvironmentObject var room: TeaRoom

    var body: some View {
        Button("Cups: \(room.cups)") { room.cups += 1 }
    }
}

private final class RoomDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Counter().environmentObject(TeaRoom()))
        self.window = window
        window.makeKeyAndVisible()
    }
}

private final class WindowlessDelegate: UIResponder, UIWindowSceneDelegate {}

private struct Cup: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

@MainActor
struct UIWindowTests {
    @Test func aSceneDelegatesWindowShowsItsRootView() throws {
        let scene = UIWindowScene(session: UISceneSession())
        let delegate = RoomDelegate()
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        #expect(scene.windows.count == 1)
        #expect(scene.windows.first === delegate.window)
        #expect(delegate.window?.isKeyWindow == true)
        let host = try #require(delegate.window?.viewHost)
        #expect(host.size == CGSize(width: 393, height: 852))
        try host.tap("Cups: 0")
        #expect(host.texts == ["Cups: 1"])
    }

    @Test func aWindowThatIsNotShownHasNoHost() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        window.rootViewController = UIHostingController(rootView: Text("tea"))
        #expect(window.viewHost == nil)
        window.makeKeyAndVisible()
        #expect(window.viewHost?.size == CGSize(width: 320, height: 240))
        #expect(window.viewHost?.texts == ["tea"])
    }

    @Test func anotherRootControllerTakesThePlaceOfTheOldOne() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        var gone = 0
        window.rootViewController = UIHostingController(rootView: Text("sign in").onDisappear { gone += 1 })
        window.makeKeyAndVisible()
        #expect(window.viewHost?.texts == ["sign in"])
        window.rootViewController = UIHostingController(rootView: Text("tea"))
        #expect(gone == 1)
        #expect(window.viewHost?.texts == ["tea"])
        #expect(window.viewHost?.size == CGSize(width: 320, height: 240))
        window.rootViewController = nil
        #expect(window.viewHost == nil)
    }

    @Test func theSameControllerKeepsItsScreen() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        window.rootViewController = UIHostingController(rootView: Counter().environmentObject(TeaRoom()))
        window.makeKeyAndVisible()
        let host = try #require(window.viewHost)
        try host.tap("Cups: 0")
        let controller = window.rootViewController
        window.rootViewController = controller
        window.makeKeyAndVisible()
        #expect(window.viewHost === host)
        #expect(host.texts == ["Cups: 1"])
    }

    @Test func aRootControllerMayComeAfterTheWindowIsShown() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        window.makeKeyAndVisible()
        #expect(window.viewHost == nil)
        window.rootViewController = UIHostingController(rootView: Text("tea"))
        #expect(window.viewHost?.texts == ["tea"])
    }

    @Test func anotherRootViewKeepsTheStateOfViewsThatStay() throws {
        let controller = UIHostingController(rootView: Cup(name: "green"))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        let host = try #require(window.viewHost)
        try host.tap("green 0")
        controller.rootView = Cup(name: "black")
        #expect(window.viewHost === host)
        #expect(host.texts == ["black 1"])
        #expect(controller.rootView.name == "black")
    }

    @Test func aDelegateNeedsNoWindow() {
        let delegate = WindowlessDelegate()
        delegate.window = UIWindow(frame: .zero)
        #expect(delegate.window == nil)
    }
}
