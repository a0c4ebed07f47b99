/// Walks the lines of a snapshot, parents before children, in the order of the tree.
///
/// It keeps its own stack, so depth costs memory and never the thread's stack.
package struct FoldedCursor {
    /// The children of one node while they are being walked.
    private struct Level {
        let parent: SnapshotNode
        let children: [SnapshotNode]
        var next = 0
        let context: FoldedContext
        var folds: [SnapshotNode]

        init(_ parent: SnapshotNode, context: FoldedContext, folds: [SnapshotNode], asLine isLine: Bool) {
            self.parent = parent
            children = parent.children
            self.context = FoldedContext(below: parent, asLine: isLine, in: context)
            self.folds = folds
        }
    }

    private var levels: [Level] = []
    /// How many steps the walk has taken, those that lead to no line included.
    package private(set) var steps = 0
    private var first: FoldedNode?
    private let absorbsLabels: Bool
    /// Whether the children of the line that `next` returned last stand on top of `levels`.
    private var isAtLine = false

    /// Starts at a whole tree; the root comes first if it is a line.
    package init(_ root: SnapshotNode) {
        absorbsLabels = true
        if root.role == .line {
            first = FoldedNode(root)
        } else {
            push(root, context: .root, folds: root.role == .fold ? [root] : [], asLine: false)
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
            return enter(line)
        }
        while let top = levels.indices.last {
            steps += 1
            let index = levels[top].next
            guard index < levels[top].children.count else {
                levels.removeLast()
                continue
            }
            levels[top].next = index + 1
            let child = levels[top].children[index]
            if child.role == .line, levels.count > 1 || !child.isOnlyLayer(of: levels[top].parent) {
                return enter(FoldedNode(child, folds: levels[top].folds, context: levels[top].context))
            }
            descend(from: top, into: child)
        }
        return nil
    }

    /// Leaves out everything below the line that `next` returned last.
    package mutating func skipChildren() {
        guard isAtLine else { return }
        levels.removeLast()
        isAtLine = false
    }

    /// Goes on below a node that prints no line.
    private mutating func descend(from top: Int, into child: SnapshotNode) {
        guard !child.children.isEmpty else { return }
        var folds = levels[top].folds
        // The last child takes the array along, so that a chain of folds appends to one and copies nothing.
        if levels[top].next == levels[top].children.count { levels[top].folds = [] }
        if child.role == .fold { folds.append(child) }
        push(child, context: levels[top].context, folds: folds, asLine: false)
    }

    private mutating func push(_ node: SnapshotNode, context: FoldedContext, folds: [SnapshotNode], asLine isLine: Bool)
    {
        guard !node.children.isEmpty else { return }
        levels.append(Level(node, context: context, folds: folds, asLine: isLine))
    }

    private mutating func enter(_ line: FoldedNode) -> FoldedNode {
        guard !line.node.children.isEmpty else { return line }
        if absorbsLabels, line.isControl, let label = Self.soleText(of: line) {
            return FoldedNode(line.node, folds: line.folds, context: line.context, absorbed: AbsorbedLabel(label))
        }
        push(line.node, context: line.context, folds: [], asLine: true)
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
