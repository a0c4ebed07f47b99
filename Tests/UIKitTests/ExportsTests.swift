import Testing
import UIKit

private final class DoorDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        window.rootViewController = UIHostingController(rootView: Text("Open"))
        window.makeKeyAndVisible()
        self.window = window
    }
}

@MainActor
struct ExportsTests {
    @Test func aFileThatImportsUIKitAloneHostsAView() {
        let scene = UIWindowScene(session: UISceneSession())
        let delegate = DoorDelegate()
        delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
        #expect(delegate.window?.viewHost?.texts == ["Open"])
        #expect(UIKit.UIColor.red.withAlphaComponent(0.5) != .red)
    }
}
