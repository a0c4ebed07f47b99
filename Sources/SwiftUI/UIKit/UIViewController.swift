import Foundation
import Observation
public import Terrarium

/// Something that fills a window.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    /// The title of the screen.
    open var title: String?
    /// The view of UIKit, which is not drawn.
    open lazy var view: UIView! = UIView()

    public override init() {
        super.init()
    }

    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}

    func makeHost(size: CGSize) -> ViewHost? { nil }
}

/// Fills a window with a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    private let root: HostedRoot<Content>

    /// The view. Another one takes its place on the screen, where views of the same types keep their state.
    public var rootView: Content {
        get { root.view }
        set { root.view = newValue }
    }

    public init(rootView: Content) {
        root = HostedRoot(rootView)
        super.init()
    }

    override func makeHost(size: CGSize) -> ViewHost? {
        ViewHost(size: size) { HostedView(root: root) }
    }
}

/// The root view of a hosting controller, which the program may set anew.
@MainActor @Observable
private final class HostedRoot<Content: View> {
    var view: Content

    init(_ view: Content) {
        self.view = view
    }

    nonisolated deinit {}
}

private struct HostedView<Content: View>: View {
    let root: HostedRoot<Content>

    var body: some View { root.view }
}
