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

    /// `Text`, `Button`, `frame`, `layer`, `window`, `DetailView`; an uppercase first letter means a view.
    package let kind: String
    /// The text or, where `holdsWords` says so, the arguments as they print.
    private let string: String?
    private let storedFrame: CGRect
    /// Not checked for overlapping accesses: it is written once, when nobody else can hold the node.
    @exclusivity(unchecked) nonisolated(unsafe) package private(set) var children: SnapshotChildren
    private let box: SnapshotDetailsBox?
    private let shownText: ShownText?
    /// The type of the view, for queries by type.
    package let viewType: Any.Type?
    package let flags: SnapshotFlags
    package let role: Role
    /// Whether this is a view that the user composed; assistive technology does not see it.
    package let isCustomView: Bool
    private let hasFrame: Bool
    private let holdsWords: Bool

    /// Makes a node of which nothing rare is known but what stands in the box.
    package init(
        role: Role = .line, kind: String, isCustomView: Bool = false, text: String? = nil, frame: CGRect?,
        flags: SnapshotFlags = [], shownText: ShownText? = nil, box: SnapshotDetailsBox? = nil,
        children: SnapshotChildren, viewType: Any.Type? = nil
    ) {
        self.role = role
        self.kind = kind
        self.isCustomView = isCustomView
        string = text
        holdsWords = false
        storedFrame = frame ?? .zero
        hasFrame = frame != nil
        self.flags = flags
        self.shownText = shownText
        self.box = box
        self.children = children
        self.viewType = viewType
    }

    /// Makes the line of a modifier from how it describes itself: `padding 16` or `frame width=320 align=leading`.
    package init(description: String, frame: CGRect?, children: SnapshotChildren) {
        let words = SnapshotWords(description)
        kind = words.first
        string = words.plainRest
        holdsWords = words.plainRest != nil
        box = words.rest.isEmpty ? nil : SnapshotDetailsBox(SnapshotDetails(arguments: words.rest))
        role = .line
        isCustomView = false
        storedFrame = frame ?? .zero
        hasFrame = frame != nil
        flags = []
        shownText = nil
        self.children = children
        viewType = nil
    }

    /// Makes a node of which more is known. Never inlined: the details would lie on the stack of each level of nested views,
    /// and fewer levels would find room.
    @inline(never)
    package convenience init(
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
        children: SnapshotChildren = .none,
        interaction: Interaction? = nil,
        viewType: Any.Type? = nil
    ) {
        var details = SnapshotDetails()
        details.arguments = arguments
        details.value = value
        details.label = label
        details.identifiers = identifiers
        details.attributes = attributes
        details.styles = styles
        details.actions = actions
        details.zIndex = zIndex
        details.lines = lines
        details.picture = picture
        details.environment = environment
        details.interaction = interaction
        self.init(
            role: role, kind: kind, isCustomView: isCustomView, text: text, frame: frame, flags: flags,
            box: details.isEmpty ? nil : SnapshotDetailsBox(details), children: children, viewType: viewType)
    }

    /// The same node with other details and children.
    package init(_ other: SnapshotNode, details: SnapshotDetails, children: SnapshotChildren) {
        role = other.role
        kind = other.kind
        isCustomView = other.isCustomView
        string = other.string
        holdsWords = other.holdsWords
        storedFrame = other.storedFrame
        hasFrame = other.hasFrame
        flags = other.flags
        shownText = other.shownText
        box = details.isEmpty ? nil : SnapshotDetailsBox(details)
        self.children = children
        viewType = other.viewType
    }

    /// Frees the descendants in a loop, because releasing a tree thousands deep by recursion overflows the stack.
    deinit {
        guard !children.isEmpty else { return }
        var doomed = ContiguousArray(children)
        children = .none
        while var node = doomed.popLast() {
            guard !node.children.isEmpty, isKnownUniquelyReferenced(&node) else { continue }
            doomed.append(contentsOf: node.children)
            node.children = .none
        }
    }
}

extension SnapshotNode {
    /// What the node says: the text of a Text, the title of a bar, the label of a control.
    ///
    /// A control marked `absorbsLabel` may leave it out: then it is worked out from the control's label.
    package var text: String? { holdsWords ? nil : string }

    /// The frame, relative to the origin of the nearest ancestor that has one, or nil for a node without a frame.
    ///
    /// Nodes without a frame, except layers, are transparent to drawing order: their children stand among their siblings.
    /// They lend `picture`, `clips`, `blocksHits` and `coversHits` to every framed node directly below, so that a fold needs no frame.
    package var frame: CGRect? { hasFrame ? storedFrame : nil }

    /// A child, without counting that it is looked at.
    @inline(__always)
    func unretainedChild(at index: Int) -> Unmanaged<SnapshotNode> {
        switch children {
        case .none: preconditionFailure("There are no children.")
        case .one(let child): .passUnretained(child)
        case .many(let nodes): .passUnretained(nodes[index])
        }
    }

    /// Whether anything beside kind, text, plain arguments, frame and flags is told of the node.
    var hasDetails: Bool { box != nil }

    /// The arguments as they print, where they need no quotes.
    var plainArguments: String? { holdsWords ? string : nil }

    package var details: SnapshotDetails { box?.details ?? SnapshotDetails() }

    /// Bare words that come before the attributes: `padding 16`, `layer alert`, `screen "Home" HomeView`.
    package var arguments: [String] {
        if let plainArguments { return plainArguments.split(separator: " ").map(String.init) }
        return box?.details.arguments ?? []
    }

    /// The content of a field, `on` or `off`, a number, the selected option.
    ///
    /// Queries and `ViewSnapshot` read it; what the outline prints of it stands among `attributes`.
    package var value: String? { box?.details.value }

    /// The accessibility label that was set here.
    package var label: String? { box?.details.label }

    /// The strings of `id` and `accessibilityIdentifier` that stand at this level.
    package var identifiers: [String] { box?.details.identifiers ?? [] }

    /// The node's own attributes, in the order that the documentation of its kind lists them.
    package var attributes: [SnapshotAttribute] { box?.details.attributes ?? [] }

    /// Attributes that print after the own ones, sorted by name. A fold hands them to the lines below.
    package var styles: [SnapshotAttribute] { box?.details.styles ?? [] }

    /// What a person can do with it: `tap`, `increment`, `scroll`. Not offered while the node is disabled.
    package var actions: [String] { box?.details.actions ?? [] }

    /// Drawing order among siblings. What has `-infinity`, a background, is drawn before the rest of its own parent.
    package var zIndex: Double { box?.details.zIndex ?? 0 }

    /// What a Text shows, line by line, relative to the own frame.
    package var lines: [TextLine] { shownText?.lines(in: storedFrame.size) ?? box?.details.lines ?? [] }

    package var picture: PictureHint { box?.details.picture ?? .none }

    /// Filled only for an outline that asks for it.
    package var environment: [SnapshotEnvironmentEntry] { box?.details.environment ?? [] }

    /// The way back to the live view.
    package var interaction: Interaction? { box?.details.interaction }

    /// Whether this is the one layer of a window, which does not print.
    func isOnlyLayer(of parent: SnapshotNode) -> Bool {
        kind == "layer" && parent.kind == "window" && parent.children.count == 1
    }
}

/// The way from a snapshot back to the live view: the runtime's subclass carries out the actions.
package class Interaction: @unchecked Sendable {
    package init() {}
}
