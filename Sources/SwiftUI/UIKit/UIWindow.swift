public import Foundation
public import Terrarium

/// A window without a screen: it shows its root view controller's views as text, through a `ViewHost`.
///
/// ```swift
/// let scene = UIWindowScene(session: UISceneSession())
/// let delegate = SceneDelegate()
/// delegate.scene(scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
/// let host = try #require(delegate.window?.viewHost)
/// ```
@MainActor @preconcurrency
open class UIWindow: UIView {
    /// What the window shows. Another one in a window that is shown takes the place of the old one at once: its views
    /// disappear, and `viewHost` is another host.
    public var rootViewController: UIViewController? {
        didSet {
            if isKeyWindow, rootViewController !== oldValue { showRoot() }
        }
    }
    public weak var windowScene: UIWindowScene?
    public private(set) var isKeyWindow = false
    private var shownHost: ViewHost?

    public init(windowScene: UIWindowScene) {
        self.windowScene = windowScene
        super.init(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        windowScene.windows.append(self)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Shows the window: the root view is mounted, now or as soon as there is one. A window that is shown stays as it is.
    open func makeKeyAndVisible() {
        guard !isKeyWindow else { return }
        isKeyWindow = true
        showRoot()
    }

    private func showRoot() {
        shownHost?.unmount()
        shownHost = rootViewController?.makeHost(size: frame.size)
    }

    /// The host of the root view, once the window is shown. An addition of Terrarium's.
    public var viewHost: ViewHost? { shownHost }
}
