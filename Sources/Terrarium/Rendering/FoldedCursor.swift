/// Walks the lines of a snapshot, parents before children, in the order of the tree.
///
/// It keeps its own stack, so depth costs memory and never the thread's stack. Where the walk begins is held; what is
/// below is alive with it, and is walked without counting references.
package struct FoldedCursor {
    /// The children of one node while they are being walked.
    private struct Level {
        let parent: Unmanaged<SnapshotNode>
        let context: Unmanaged<FoldedContext>
        let count: Int
        var next = 0
        var folds: [SnapshotNode]
    }

    private let start: FoldedNode
    private var isBeforeStart = false
    private var levels: ContiguousArray<Level> = []
    /// Those of the levels, in order, and behind them what is left of levels that have been walked.
    private var contexts: ContiguousArray<FoldedContext> = []
    /// How many steps the walk has taken, those that lead to no line included.
    package private(set) var steps = 0
    private let absorbsLabels: Bool
    /// The line that was reached last.
    private var node: Unmanaged<SnapshotNode>
    /// The level in which it stands; nil for the line at which the walk began.
    private var place: Int?
    private var absorbed: AbsorbedLabel?
    /// Whether its children stand on top of `levels`.
    private var isAtLine = false

    private init(from start: FoldedNode, absorbsLabels: Bool = true) {
        self.start = start
        self.absorbsLabels = absorbsLabels
        node = .passUnretained(start.node)
    }

    /// Starts at a whole tree; the root comes first if it is a line.
    package init(_ root: SnapshotNode) {
        self.init(from: FoldedNode(root))
        if root.role == .line {
            isBeforeStart = true
        } else {
            push(node, folds: root.role == .fold ? [root] : [], asLine: false, in: .passUnretained(start.context))
        }
    }

    /// Starts at a line, which comes first.
    package init(at line: FoldedNode) {
        self.init(from: line)
        isBeforeStart = true
    }

    /// Starts below a line.
    package init(childrenOf line: FoldedNode, absorbingLabels: Bool = true) {
        self.init(from: line, absorbsLabels: absorbingLabels)
        push(node, folds: [], asLine: true, in: .passUnretained(line.context))
    }

    /// The next line, or nil after the last.
    package mutating func next() -> FoldedNode? { advance() ? line : nil }

    /// Goes on to the next line; returns false after the last.
    package mutating func advance() -> Bool {
        isAtLine = false
        if isBeforeStart {
            isBeforeStart = false
            enterLine()
            return true
        }
        while !levels.isEmpty {
            let top = levels.count - 1
            steps += 1
            let index = levels[top].next
            guard index < levels[top].count else {
                levels.removeLast()
                continue
            }
            levels[top].next = index + 1
            node = levels[top].parent._withUnsafeGuaranteedRef { $0.unretainedChild(at: index) }
            if isLine(in: top) {
                place = top
                enterLine()
                return true
            }
            descend(from: top)
        }
        return false
    }

    /// Leaves out everything below the line that was reached last.
    package mutating func skipChildren() {
        guard isAtLine else { return }
        levels.removeLast()
        isAtLine = false
    }

    private func isLine(in level: Int) -> Bool {
        node._withUnsafeGuaranteedRef { node in
            guard node.role == .line else { return false }
            return level > 0 || !levels[level].parent._withUnsafeGuaranteedRef { node.isOnlyLayer(of: $0) }
        }
    }

    /// Goes on below a node that prints no line.
    private mutating func descend(from top: Int) {
        let (isFold, isEmpty) = node._withUnsafeGuaranteedRef { ($0.role == .fold, $0.children.isEmpty) }
        if isEmpty { return }
        var folds = levels[top].folds
        // The last child takes the array along, so that a chain of folds appends to one and copies nothing.
        if levels[top].next == levels[top].count { levels[top].folds = [] }
        if isFold { folds.append(node.takeUnretainedValue()) }
        push(node, folds: folds, asLine: false, in: levels[top].context)
    }

    private mutating func enterLine() {
        absorbed = nil
        let (isControl, isEmpty) = node._withUnsafeGuaranteedRef {
            ($0.flags.contains(.absorbsLabel), $0.children.isEmpty)
        }
        if isEmpty { return }
        if absorbsLabels, isControl, let label = Self.soleText(of: line) {
            absorbed = AbsorbedLabel(label)
            return
        }
        push(node, folds: [], asLine: true, in: context)
        isAtLine = true
    }

    private mutating func push(
        _ node: Unmanaged<SnapshotNode>, folds: [SnapshotNode], asLine isLine: Bool, in outer: Unmanaged<FoldedContext>
    ) {
        let count = node._withUnsafeGuaranteedRef { $0.children.count }
        guard count > 0 else { return }
        let index = levels.count
        if index < contexts.count, isKnownUniquelyReferenced(&contexts[index]) {
            contexts[index].fill(below: node, asLine: isLine, in: outer)
        } else {
            let made = FoldedContext(below: node.takeUnretainedValue(), asLine: isLine, in: outer.takeUnretainedValue())
            if index < contexts.count { contexts[index] = made } else { contexts.append(made) }
        }
        levels.append(Level(parent: node, context: .passUnretained(contexts[index]), count: count, folds: folds))
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

extension FoldedCursor {
    /// The line that was reached last, to be kept.
    package var line: FoldedNode {
        FoldedNode(
            node.takeUnretainedValue(), folds: place.map { levels[$0].folds } ?? start.folds,
            context: context.takeUnretainedValue(), absorbed: absorbed)
    }

    /// Whether the line that was reached last stands for other nodes, too, which fold into it.
    var isLineComposed: Bool { absorbed != nil || !(place.map { levels[$0].folds.isEmpty } ?? start.folds.isEmpty) }

    /// Looks at the line that was reached last without counting references.
    @inline(__always)
    func read<Result>(_ body: (SnapshotNode, FoldedContext) -> Result) -> Result {
        node._withUnsafeGuaranteedRef { node in context._withUnsafeGuaranteedRef { body(node, $0) } }
    }

    private var context: Unmanaged<FoldedContext> { place.map { levels[$0].context } ?? .passUnretained(start.context) }
}
