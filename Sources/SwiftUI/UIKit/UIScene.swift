/// One instance of a program's interface.
@MainActor @preconcurrency
open class UIScene: UIResponder {
    /// What the scene was connected with. Nothing is, without a screen.
    @MainActor @preconcurrency
    public final class ConnectionOptions {
        public init() {}
    }

    public let session: UISceneSession
    public weak var delegate: (any UISceneDelegate)?

    public init(session: UISceneSession, connectionOptions: ConnectionOptions = ConnectionOptions()) {
        self.session = session
    }
}

/// The lasting part of a scene.
@MainActor @preconcurrency
public final class UISceneSession {
    public init() {}
}

/// A scene that shows windows.
@MainActor @preconcurrency
open class UIWindowScene: UIScene {
    public internal(set) var windows: [UIWindow] = []
}

/// Hears of a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillResignActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillResignActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
}

/// Hears of the life of a scene with a window.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
    var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
    /// The default: the delegate keeps no window, and setting one does nothing.
    public var window: UIWindow? {
        get { nil }
        set {}
    }
}

extension UIScene: Hashable {
    public nonisolated static func == (one: UIScene, other: UIScene) -> Bool { one === other }

    public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
