import Foundation
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
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
        super.init()
    }

    override func makeHost(size: CGSize) -> ViewHost? {
        ViewHost(size: size) { rootView }
    }
}
