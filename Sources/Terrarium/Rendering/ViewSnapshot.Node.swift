public import Foundation

extension ViewSnapshot {
    /// One node of a view tree, as it was when the snapshot was taken.
    public struct Node: Sendable {
        package let line: FoldedNode

        package init(_ line: FoldedNode) { self.line = line }

        /// What it is: `Text`, `Button`, `padding`, the name of a custom view.
        public var kind: String { line.kind }

        /// What it says: the text of a Text, the label of a control, the title of a bar.
        public var text: String? { line.text }

        /// What assistive technology calls it: a label set by hand, else what it says.
        public var label: String? { line.label }

        /// The content of a field, `on` or `off`, a number, the selected option.
        public var value: String? { line.node.value }

        /// What `id` or `accessibilityIdentifier` named it; the outermost, where several stand at this level.
        public var id: String? { line.identifiers.first }

        /// Where it stands, in window coordinates. A node of several layout children has the union of their frames.
        public var frame: CGRect { line.frame }

        /// What its line in the outline says beside kind, text and identifier.
        public var attributes: Attributes { Attributes(line) }

        /// What a person can do with it: `tap`, `increment`, `type`. Empty while it is disabled.
        public var actions: [String] { line.actions }

        /// Whether a modal layer lies in front of it.
        public var isCovered: Bool { line.flags.contains(.covered) }

        /// Whether it refuses actions because it, or a view around it, is disabled.
        public var isDisabled: Bool { line.isDisabled }

        /// Whether it or a view around it is hidden or fully transparent.
        public var isHidden: Bool { line.flags.contains(.hidden) }

        /// The nodes directly below, in reading order. A label that became the node's text is not among them.
        public var children: [Node] {
            if line.absorbed != nil { return [] }
            var children: [Node] = []
            var cursor = FoldedCursor(childrenOf: line)
            while let child = cursor.next() {
                children.append(Node(child))
                cursor.skipChildren()
            }
            return children
        }
    }
}

extension ViewSnapshot.Node: Equatable {
    /// Equal if both print the same outline at the same place of the window.
    ///
    /// Parts that two snapshots share are not compared again.
    public static func == (left: Self, right: Self) -> Bool {
        var first = FoldedCursor(at: left.line)
        var second = FoldedCursor(at: right.line)
        while true {
            switch (first.next(), second.next()) {
            case (nil, nil):
                return true
            case (let one?, let other?):
                let startDepths = (left.line.context.depth, right.line.context.depth)
                guard one.context.depth - startDepths.0 == other.context.depth - startDepths.1 else { return false }
                if one.isSame(as: other) {
                    first.skipChildren()
                    second.skipChildren()
                } else if !one.looksLike(other) {
                    return false
                }
            default:
                return false
            }
        }
    }
}

extension ViewSnapshot.Node: CustomStringConvertible {
    /// The outline of the node and what is below it.
    public var description: String { OutlineRenderer.render(line, style: .layout) }
}

extension FoldedNode {
    /// Whether both are one object of the runtime at one place, so that everything below is equal too.
    fileprivate func isSame(as other: FoldedNode) -> Bool {
        node === other.node && context.base == other.context.base && context.flags == other.context.flags
            && folds.elementsEqual(other.folds, by: ===)
    }

    /// Whether both say the same, whatever is below them.
    fileprivate func looksLike(_ other: FoldedNode) -> Bool {
        kind == other.kind && text == other.text && node.value == other.node.value && flags == other.flags
            && node.frame == other.node.frame && context.base == other.context.base
            && identifiers == other.identifiers && actions == other.actions
            && ViewSnapshot.Attributes(self) == ViewSnapshot.Attributes(other)
    }
}
