package import Foundation
package import TerrariumLayout

/// One node of the immutable tree that the runtime hands to the renderers, the queries and `ViewSnapshot`.
///
/// What did not change since the last snapshot is shared: the runtime builds new nodes along changed paths only.
///
/// Invariant: nothing changes after `init`; `children` is emptied once, while the last reference goes away.
package final class SnapshotNode: Sendable {
    /// What the node contributes to the folded tree.
    package enum Role: Sendable {
        /// Prints a line of its own.
        case line
        /// Prints nothing itself: its styles, identifiers, label and environment go to the line, or the lines, below.
        case fold
        /// Transparent: only its children count.
        case group
    }

    package let role: Role
    /// `Text`, `Button`, `frame`, `layer`, `window`, `DetailView`; an uppercase first letter means a view.
    package let kind: String
    /// Whether this is a view that the user composed; assistive technology does not see it.
    package let isCustomView: Bool
    /// Bare words that come before the attributes: `padding 16`, `layer alert`, `screen "Home" HomeView`.
    package let arguments: [String]
    /// What the node says: the text of a Text, the title of a bar, the label of a control.
    ///
    /// A control marked `absorbsLabel` may leave it out: then it is worked out from the control's label.
    package let text: String?
    /// The content of a field, `on` or `off`, a number, the selected option.
    ///
    /// Queries and `ViewSnapshot` read it; what the outline prints of it stands among `attributes`.
    package let value: String?
    /// The accessibility label that was set here.
    package let label: String?
    /// The strings of `id` and `accessibilityIdentifier` that stand at this level.
    package let identifiers: [String]
    /// The node's own attributes, in the order that the documentation of its kind lists them.
    package let attributes: [SnapshotAttribute]
    /// Attributes that print after the own ones, sorted by name. A fold hands them to the lines below.
    package let styles: [SnapshotAttribute]
    /// What a person can do with it: `tap`, `increment`, `scroll`. Not offered while the node is disabled.
    package let actions: [String]
    /// The frame, relative to the origin of the nearest ancestor that has one, or nil for a node without a frame.
    ///
    /// Nodes without a frame, except layers, are transparent to drawing order: their children stand among their siblings.
    /// They lend `picture`, `clips` and `blocksHits` to every framed node directly below, so that a fold needs no frame.
    package let frame: CGRect?
    package let flags: SnapshotFlags
    /// Drawing order among siblings. What has `-infinity`, a background, is drawn before the rest of its own parent.
    package let zIndex: Double
    /// What a Text shows, line by line, relative to the own frame.
    package let lines: [TextLine]
    package let picture: PictureHint
    /// Filled only for an outline that asks for it.
    package let environment: [SnapshotEnvironmentEntry]
    /// Not checked for overlapping accesses: it is written once, when nobody else can hold the node.
    @exclusivity(unchecked) nonisolated(unsafe) package private(set) var children: [SnapshotNode]
    /// The way back to the live view.
    package let interaction: Interaction?
    /// The type of the view, for queries by type.
    package let viewType: Any.Type?

    package init(
        role: Role = .line,
        kind: String,
        isCustomView: Bool = false,
        arguments: [String] = [],
        text: String? = nil,
        value: String? = nil,
        label: String? = nil,
        identifiers: [String] = [],
        attributes: [SnapshotAttribute] = [],
        styles: [SnapshotAttribute] = [],
        actions: [String] = [],
        frame: CGRect? = nil,
        flags: SnapshotFlags = [],
        zIndex: Double = 0,
        lines: [TextLine] = [],
        picture: PictureHint = .none,
        environment: [SnapshotEnvironmentEntry] = [],
        children: [SnapshotNode] = [],
        interaction: Interaction? = nil,
        viewType: Any.Type? = nil
    ) {
        self.role = role
        self.kind = kind
        self.isCustomView = isCustomView
        self.arguments = arguments
        self.text = text
        self.value = value
        self.label = label
        self.identifiers = identifiers
        self.attributes = attributes
        self.styles = styles
        self.actions = actions
        self.frame = frame
        self.flags = flags
        self.zIndex = zIndex
        self.lines = lines
        self.picture = picture
        self.environment = environment
        self.children = children
        self.interaction = interaction
        self.viewType = viewType
    }

    /// Frees the descendants in a loop, because releasing a tree thousands deep by recursion overflows the stack.
    deinit {
        guard !children.isEmpty else { return }
        var doomed = children
        children = []
        while var node = doomed.popLast() {
            guard !node.children.isEmpty, isKnownUniquelyReferenced(&node) else { continue }
            doomed.append(contentsOf: node.children)
            node.children = []
        }
    }
}

extension SnapshotNode {
    /// Whether this is the one layer of a window, which does not print.
    func isOnlyLayer(of parent: SnapshotNode) -> Bool {
        kind == "layer" && parent.kind == "window" && parent.children.count == 1
    }
}

/// The way from a snapshot back to the live view: the runtime's subclass carries out the actions.
package class Interaction: @unchecked Sendable {
    package init() {}
}
