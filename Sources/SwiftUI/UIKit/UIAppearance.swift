public import Foundation

/// The bars and lists whose looks programs set for all. What is set is kept and changes nothing: bars of a host have the
/// attributes that SwiftUI's modifiers give them.
@MainActor @preconcurrency
open class UINavigationBar: UIView {
    private static let shared = UINavigationBar()

    /// What stands for all navigation bars.
    public static func appearance() -> UINavigationBar { shared }

    open var barTintColor: UIColor?
    open var isTranslucent = true
    open var prefersLargeTitles = false
    open var titleTextAttributes: [NSAttributedString.Key: Any]?
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    open var standardAppearance = UINavigationBarAppearance()
    open var scrollEdgeAppearance: UINavigationBarAppearance?
    open var compactAppearance: UINavigationBarAppearance?

    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
    open var shadowImage: UIImage?
}

/// Tab bars.
@MainActor @preconcurrency
open class UITabBar: UIView {
    private static let shared = UITabBar()

    /// What stands for all tab bars.
    public static func appearance() -> UITabBar { shared }

    open var barTintColor: UIColor?
    open var unselectedItemTintColor: UIColor?
    open var isTranslucent = true
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var backgroundImage: UIImage?
    open var shadowImage: UIImage?
}

/// Lists of UIKit.
@MainActor @preconcurrency
open class UITableView: UIView {
    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none, singleLine
    }

    private static let shared = UITableView()

    /// What stands for all lists.
    public static func appearance() -> UITableView { shared }

    open var separatorColor: UIColor?
    open var separatorStyle = SeparatorStyle.singleLine
    open var showsVerticalScrollIndicator = true
    open var tableFooterView: UIView?
}

/// The rows of lists of UIKit.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
    private static let shared = UITableViewCell()

    /// What stands for all rows.
    public static func appearance() -> UITableViewCell { shared }

    open var selectedBackgroundView: UIView?
}

/// Rows of segments.
@MainActor @preconcurrency
open class UISegmentedControl: UIView {
    /// What a segment is.
    public struct State: OptionSet, Hashable, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let normal: State = []
        public static let selected = State(rawValue: 4)
    }

    private static let shared = UISegmentedControl()

    /// What stands for all rows of segments.
    public static func appearance() -> UISegmentedControl { shared }

    open var selectedSegmentTintColor: UIColor?
    open private(set) var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
    }
}

/// The dots that count pages.
@MainActor @preconcurrency
open class UIPageControl: UIView {
    private static let shared = UIPageControl()

    /// What stands for all dots.
    public static func appearance() -> UIPageControl { shared }

    open var currentPageIndicatorTintColor: UIColor?
    open var pageIndicatorTintColor: UIColor?
}

/// How a bar looks.
@MainActor @preconcurrency
open class UIBarAppearance {
    open var backgroundColor: UIColor?
    open var backgroundEffect: UIBlurEffect?
    open var shadowColor: UIColor?

    public init() {}

    open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
    open func configureWithTransparentBackground() { backgroundColor = .clear }
    open func configureWithDefaultBackground() { backgroundColor = nil }
}

/// How a navigation bar looks.
@MainActor @preconcurrency
open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab bar looks.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {}

/// The sizes for which a bar has an image.
public enum UIBarMetrics: Int, Sendable {
    case `default`, compact
}

/// A font of UIKit, by its name and size.
open class UIFont: NSObject, @unchecked Sendable {
    public let fontName: String
    public let pointSize: CGFloat

    /// How heavy strokes are.
    public struct Weight: Hashable, Sendable {
        private let value: CGFloat

        public static let thin = Weight(value: -0.6)
        public static let light = Weight(value: -0.4)
        public static let regular = Weight(value: 0)
        public static let medium = Weight(value: 0.23)
        public static let semibold = Weight(value: 0.3)
        public static let bold = Weight(value: 0.4)
        public static let heavy = Weight(value: 0.56)
        public static let black = Weight(value: 0.62)
    }

    /// A font by its name; that it exists is not checked.
    public init?(name: String, size: CGFloat) {
        fontName = name
        pointSize = size
    }

    private init(system size: CGFloat) {
        fontName = "system"
        pointSize = size
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(system: size) }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(system: size) }
    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(system: size) }
}

extension NSAttributedString.Key {
    public static let font = NSAttributedString.Key("NSFont")
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    public static let kern = NSAttributedString.Key("NSKern")
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
}
