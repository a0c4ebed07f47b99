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
    case move(toOffset: Int)
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
        case .move: "move"
        case .refresh: "refresh"
        }
    }
}

extension HostAction: CustomStringConvertible {
    /// What is done, as a sentence goes on after "cannot".
    package var description: String {
        switch self {
        case .tap: "be tapped"
        case .longPress: "be pressed for a while"
        case .increment: "be incremented"
        case .decrement: "be decremented"
        case .type: "be typed into"
        case .submit: "be submitted"
        case .focus: "take the focus"
        case .setBool(let value): "be set to \(value)"
        case .setNumber(let value): "be set to the number \(outlineNumber(value))"
        case .setDate(let value): "be set to the date \(value)"
        case .selectTag(let tag): "select the tag \(tag)"
        case .selectOption(let option): "select the option \(quoted(option))"
        case .scroll(let id): "be scrolled to \(id)"
        case .swipe(let edge): "be swiped from the \(edge) edge"
        case .move(let offset): "be moved to offset \(offset)"
        case .refresh: "be refreshed"
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

    /// A line that says where the node stands, for what refuses an action; empty at the root.
    package final var place: String {
        guard let path = node?.path, !path.isEmpty else { return "" }
        return "\nIt stands in: \(path)"
    }

    /// Has the node carry out an action; returns false if it is not among those that the node knows.
    package func perform(_ action: HostAction) throws -> Bool {
        guard let node = node as? any InteractiveNode else { return false }
        return try node.perform(action)
    }

    /// Whether the action may be taken without effect, as the first tap of a double tap is.
    package func mayTakeWithoutEffect(_ action: HostAction) -> Bool { false }
}

/// A node that a person can act on.
package protocol InteractiveNode: Node {
    /// The actions that are offered now.
    var offeredActions: [String] { get }

    /// Carries out one of them; returns false if it is not among those that the node knows.
    func perform(_ action: HostAction) throws -> Bool
}
