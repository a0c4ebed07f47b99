import Foundation
public import Terrarium

/// Something that fills a window.
@MainActor @preconcurrency
open class UIViewController: UIResponder {
    func makeHost(size: CGSize) -> ViewHost? { nil }
}

/// Fills a window with a view.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content

    public init(rootView: Content) {
        self.rootView = rootView
    }

    override func makeHost(size: CGSize) -> ViewHost? {
        ViewHost(size: size) { rootView }
    }
}
