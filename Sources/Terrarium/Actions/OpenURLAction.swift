public import Foundation

/// Opens a URL; read it from the environment and call it like a function.
///
/// Without a handler of your own the URL is handed to the system; a host collects what reaches it in `openedURLs`.
@MainActor @preconcurrency
public struct OpenURLAction {
    /// What a handler did with a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }

        let kind: Kind

        /// The handler has opened the URL.
        public static let handled = Result(kind: .handled)
        /// The handler has decided that the URL is not to be opened.
        public static let discarded = Result(kind: .discarded)
        /// The system is to open the URL.
        public static let systemAction = Result(kind: .system(nil))

        /// The system is to open another URL.
        public static func systemAction(_ url: URL) -> Result {
            Result(kind: .system(url))
        }
    }

    private let handler: @MainActor (URL) -> Result
    /// What opens the URLs that a handler leaves to the system.
    private var system: SystemURLs?

    /// Opens URLs with a handler.
    @preconcurrency
    public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
        self.handler = handler
    }

    /// The same, with the system of the place where the action is read.
    nonisolated func reaching(_ system: SystemURLs?) -> OpenURLAction {
        var action = self
        action.system = system
        return action
    }

    /// Opens a URL.
    public func callAsFunction(_ url: URL) {
        callAsFunction(url) { _ in }
    }

    /// Opens a URL and says whether it was accepted.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
        switch handler(url).kind {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .system(let other): completion((system ?? SystemURLs.shared).open(other ?? url))
        }
    }
}

/// Where URLs go that no handler takes.
@MainActor
package final class SystemURLs {
    /// For those that no host receives.
    static let shared = SystemURLs()

    private(set) var opened: [URL] = []

    func open(_ url: URL) -> Bool {
        opened.append(url)
        return true
    }
}

extension EnvironmentValues {
    /// Opens URLs.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self].reaching(self[SystemURLsKey.self]) }
        set { self[OpenURLKey.self] = newValue }
    }

    /// Where the URLs of a host go.
    var systemURLs: SystemURLs? {
        get { self[SystemURLsKey.self] }
        set { self[SystemURLsKey.self] = newValue }
    }
}

extension EnvironmentScope {
    /// Opens URLs for a view of the library.
    final var openURL: OpenURLAction { self[OpenURLKey.self].reaching(self[SystemURLsKey.self]) }
}

struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

struct SystemURLsKey: EnvironmentKey {
    static var defaultValue: SystemURLs? { nil }
}
