/// Walks the lines of a snapshot, parents before children, in the order of the tree.
///
/// It keeps its own stack, so depth costs memory and never the thread's stack.
package struct FoldedCursor {
    /// A node whose children are being walked.
    private struct Level {
        let node: SnapshotNode
        var next = 0
        let context: FoldedContext
        var folds: [SnapshotNode]
        let isLine: Bool
    }

    private var levels: [Level] = []
    private var first: FoldedNode?
    private let absorbsLabels: Bool
    /// Whether the line that `next` returned last stands on top of `levels`.
    private var isAtLine = false

    /// Starts at a whole tree; the root comes first if it is a line.
    package init(_ root: SnapshotNode) {
        absorbsLabels = true
        if root.role == .line {
            first = FoldedNode(root)
        } else {
            push(root, context: FoldedContext(), folds: root.role == .fold ? [root] : [], asLine: false)
        }
    }

    /// Starts at a line, which comes first.
    package init(at line: FoldedNode) {
        absorbsLabels = true
        first = line
    }

    /// Starts below a line.
    package init(childrenOf line: FoldedNode, absorbingLabels: Bool = true) {
        absorbsLabels = absorbingLabels
        push(line.node, context: line.context, folds: [], asLine: true)
    }

    /// The next line, or nil after the last.
    package mutating func next() -> FoldedNode? {
        isAtLine = false
        if let line = first {
            first = nil
            return enter(line.node, context: line.context, folds: line.folds)
        }
        while let top = levels.indices.last {
            let index = levels[top].next
            guard index < levels[top].node.children.count else {
                levels.removeLast()
                continue
            }
            levels[top].next = index + 1
            let child = levels[top].node.children[index]
            let context = levels[top].context
            var folds = levels[top].folds
            // The last child takes the array along, so that a chain of folds appends to one and copies nothing.
            if index + 1 == levels[top].node.children.count { levels[top].folds = [] }
            switch child.role {
            case .line where !child.isOnlyLayer(of: levels[top].node):
                return enter(child, context: context, folds: folds)
            case .fold:
                folds.append(child)
                push(child, context: context, folds: folds, asLine: false)
            case .group, .line:
                push(child, context: context, folds: folds, asLine: false)
            }
        }
        return nil
    }

    /// Leaves out everything below the line that `next` returned last.
    package mutating func skipChildren() {
        guard isAtLine else { return }
        levels.removeLast()
        isAtLine = false
    }

    /// The lines above the one that `next` returned last, outermost first, as far as this cursor walked through them.
    package var path: [SnapshotNode] {
        let above = isAtLine ? levels.dropLast() : levels[...]
        return above.filter(\.isLine).map(\.node)
    }

    private mutating func push(_ node: SnapshotNode, context: FoldedContext, folds: [SnapshotNode], asLine isLine: Bool)
    {
        let inner = context.descending(into: node, asLine: isLine)
        levels.append(Level(node: node, context: inner, folds: folds, isLine: isLine))
    }

    private mutating func enter(_ node: SnapshotNode, context: FoldedContext, folds: [SnapshotNode]) -> FoldedNode {
        let line = FoldedNode(node, folds: folds, context: context)
        if absorbsLabels, node.flags.contains(.absorbsLabel), let label = Self.soleText(of: line) {
            return FoldedNode(node, folds: folds, context: context, absorbed: AbsorbedLabel(label))
        }
        push(node, context: context, folds: [], asLine: true)
        isAtLine = true
        return line
    }

    /// The Text that is all there is below a control.
    private static func soleText(of control: FoldedNode) -> FoldedNode? {
        var cursor = FoldedCursor(childrenOf: control, absorbingLabels: false)
        guard let text = cursor.next(), text.kind == "Text", text.node.text != nil, cursor.next() == nil else {
            return nil
        }
        return text
    }
}
