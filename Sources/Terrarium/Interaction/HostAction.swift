package import Foundation

/// What a person, or a test in a person's place, does to a view.
///
/// Invariant: made and carried out on the main actor only.
package enum HostAction: @unchecked Sendable {
    case tap
    case longPress
    case increment
    case decrement
    case type(String, replacing: Bool)
    case submit
    case focus
    case setBool(Bool)
    case setNumber(Double)
    case setDate(Date)
    case selectTag(AnyHashable)
    case selectOption(String)
    case scroll(to: AnyHashable)
    case swipe(edge: String)
    case refresh

    /// The word by which outlines and queries know the action.
    package var name: String {
        switch self {
        case .tap: "tap"
        case .longPress: "longPress"
        case .increment: "increment"
        case .decrement: "decrement"
        case .type: "type"
        case .submit: "submit"
        case .focus: "focus"
        case .setBool, .setNumber, .setDate: "set"
        case .selectTag, .selectOption: "select"
        case .scroll: "scroll"
        case .swipe: "swipe"
        case .refresh: "refresh"
        }
    }
}

/// The way from a snapshot back to the node that carries out its actions.
package class NodeInteraction: Interaction, @unchecked Sendable {
    package final weak var node: Node?

    package init(_ node: Node) {
        self.node = node
    }

    /// Whether the node is still there.
    package final var isAlive: Bool { node.map { !$0.flags.contains(.isUnmounted) } ?? false }

    /// Has the node carry out an action; returns false if it is not among those that the node knows.
    package func perform(_ action: HostAction) throws -> Bool {
        guard let node = node as? any InteractiveNode else { return false }
        return try node.perform(action)
    }
}

/// A node that a person can act on.
package protocol InteractiveNode: Node {
    /// The actions that are offered now.
    var offeredActions: [String] { get }

    /// Carries out one of them; returns false if it is not among those that the node knows.
    func perform(_ action: HostAction) throws -> Bool
}
