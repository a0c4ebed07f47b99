public import Foundation

/// A program in a system that is not there.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// The URLs that the program has opened, in order. An addition of Terrarium's.
    public private(set) var openedURLs: [URL] = []
    open var applicationIconBadgeNumber = 0
    open var isIdleTimerDisabled = false
    open var windows: [UIWindow] { [] }
    open var connectedScenes: Set<UIScene> { [] }
    open var applicationState: State { .active }
    /// The delegate, kept as long as it is set.
    open var delegate: (any UIApplicationDelegate)?

    /// What a program is doing.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The keys of what a program is launched with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// Whether a URL can be opened: any.
    open func canOpenURL(_ url: URL) -> Bool { true }

    /// Keeps the URL, for tests to look at.
    open func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        openedURLs.append(url)
        completion?(true)
    }

    /// The keys of how a URL is opened.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    public static nonisolated let openSettingsURLString = "app-settings:"
    public static nonisolated let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public static nonisolated let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    public static nonisolated let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public static nonisolated let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public static nonisolated let willTerminateNotification = Notification.Name(
        "UIApplicationWillTerminateNotification")
    public static nonisolated let didReceiveMemoryWarningNotification = Notification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}

/// Hears of the life of a program.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    func applicationDidBecomeActive(_ application: UIApplication)
    func applicationWillResignActive(_ application: UIApplication)
    func applicationDidEnterBackground(_ application: UIApplication)
    func applicationWillEnterForeground(_ application: UIApplication)
}

extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    public func applicationWillResignActive(_ application: UIApplication) {}
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    public func applicationWillEnterForeground(_ application: UIApplication) {}
}

/// What was copied, for all programs: here, for this one.
@MainActor @preconcurrency
open class UIPasteboard {
    public static let general = UIPasteboard()

    open var string: String?
    open var strings: [String]? {
        get { string.map { [$0] } }
        set { string = newValue?.first }
    }
    open var url: URL?
    open var image: UIImage?
    open var hasStrings: Bool { string != nil }
}
