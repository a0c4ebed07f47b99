public import Foundation

/// Why a query found nothing, found too much, or why its match cannot be acted on.
public struct ViewQueryError: Error, Sendable, Equatable {
    /// What is the matter.
    public enum Kind: Sendable, Hashable {
        /// Nothing matches.
        case notFound
        /// Several views match.
        case ambiguous
        /// The view refuses actions.
        case disabled
        /// Something else lies in front.
        case covered
        /// The view lies outside the window, or is scrolled or clipped away.
        case offScreen
        /// The view has no width or no height, so that nothing can meet it.
        case empty
        /// The view offers no such action.
        case noAction
        /// A picker, a menu or a list has no such option.
        case noOption
        /// The control cannot take such a value.
        case invalidValue
        /// Another action is running.
        case busy
        /// The host shows nothing any more.
        case unmounted
        /// The query asks for an empty string.
        case emptyString
    }

    /// What is the matter, for tests of refusals.
    public let kind: Kind
    /// What was asked for.
    public let query: ViewQuery
    /// The whole explanation: what went wrong, what is there instead, and how to go on.
    public let message: String

    package init(_ kind: Kind, query: ViewQuery, message: String) {
        self.kind = kind
        self.query = query
        self.message = message
    }

    /// The error of a host that has been unmounted.
    package static func unmounted(_ query: ViewQuery) -> Self {
        Self(.unmounted, query: query, message: "\(query): the host is unmounted and shows nothing any more.")
    }
}

extension ViewQueryError: CustomStringConvertible {
    public var description: String { message }
}

extension ViewQueryError: LocalizedError {
    /// The whole explanation.
    public var errorDescription: String? { message }
}
