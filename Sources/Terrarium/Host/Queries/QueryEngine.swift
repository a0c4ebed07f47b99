/// Answers queries on one snapshot.
package struct QueryEngine {
    package let root: SnapshotNode

    package init(_ root: SnapshotNode) { self.root = root }

    /// A match and the lines around it, outermost first.
    struct Match {
        let line: FoldedNode
        let ancestors: [FoldedNode]
    }

    /// Every match, in reading order.
    package func all(_ query: ViewQuery) -> [ViewSnapshot.Node] {
        matches(query).map { ViewSnapshot.Node($0.line) }
    }

    /// The one match; none or several throw.
    package func find(_ query: ViewQuery) throws -> ViewSnapshot.Node {
        ViewSnapshot.Node(try match(query).line)
    }

    func match(_ query: ViewQuery) throws -> Match {
        if let error = emptyString(query) { throw error }
        let matches = matches(query)
        guard let match = matches.first else { throw notFound(query) }
        guard matches.count == 1 else { throw ambiguous(query, matches) }
        return match
    }

    func matches(_ query: ViewQuery) -> [Match] {
        if query.string?.isEmpty == true { return [] }
        let containers = query.containers.map { container in
            Set(matches(query.seesEverything ? container.anywhere : container).map { ObjectIdentifier($0.line.node) })
        }
        if containers.contains(where: \.isEmpty) { return [] }
        var search = Search(matcher: query.matcher, value: query.value, containers: containers)
        walk(seesEverything: query.seesEverything) { search.visit($0, ancestors: $1) }
        guard let index = query.index else { return search.matches }
        return search.matches.indices.contains(index) ? [search.matches[index]] : []
    }

    /// The layer from which on a person sees: the topmost modal one.
    var frontLayer: SnapshotNode? {
        root.children.last { $0.kind == "layer" && $0.flags.contains(.modal) }
    }

    /// Visits the lines in reading order, each with those above it; a label that a control took in follows the control.
    func walk(seesEverything: Bool, _ visit: (FoldedNode, [FoldedNode]) -> Void) {
        walk(FoldedCursor(root), from: 0, seesEverything: seesEverything, visit)
    }

    /// Visits the lines that a cursor reaches; the first stands at the given depth.
    func walk(
        _ start: FoldedCursor, from depth: Int, seesEverything: Bool, _ visit: (FoldedNode, [FoldedNode]) -> Void
    ) {
        var cursor = start
        var ancestors: [FoldedNode] = []
        let front = seesEverything ? nil : frontLayer
        var reachedFront = front == nil
        while let line = cursor.next() {
            if let front, line.kind == "layer", !reachedFront {
                reachedFront = line.node === front
                if !reachedFront {
                    cursor.skipChildren()
                    continue
                }
            }
            if !seesEverything, line.isUnseen {
                cursor.skipChildren()
                continue
            }
            ancestors.removeLast(ancestors.count - (line.context.depth - depth))
            visit(line, ancestors)
            if !line.node.children.isEmpty { ancestors.append(line) }
            if let absorbed = line.absorbed, seesEverything || !line.node.flags.contains(.labelHidden) {
                visit(absorbed.line, ancestors)
            }
        }
    }
}

extension FoldedNode {
    /// Whether a person cannot see the line: covered, hidden, or below something that is not built.
    ///
    /// A tab whose content is not built is itself seen.
    var isUnseen: Bool {
        !flags.isDisjoint(with: [.covered, .hidden]) || context.flags.contains(.unrendered)
    }
}

/// The state of one search while it walks.
private struct Search {
    let matcher: ViewQuery.Matcher
    /// What the match's value has to be.
    let value: String?
    /// For every container query the nodes that it matched.
    let containers: [Set<ObjectIdentifier>]
    var matches: [QueryEngine.Match] = []

    mutating func visit(_ line: FoldedNode, ancestors: [FoldedNode]) {
        guard matcher.matches(line), value == nil || line.node.value?.trimmed == value else { return }
        guard isContained(line, ancestors) else { return }
        if let last = matches.last, ancestors.count > last.ancestors.count,
            ancestors[last.ancestors.count].node === last.line.node
        {
            // A layer stands for what it presents only where that has no line of its own.
            guard last.line.kind == "layer" else { return }
            matches.removeLast()
        }
        matches.append(QueryEngine.Match(line: line, ancestors: ancestors))
    }

    private func isContained(_ line: FoldedNode, _ ancestors: [FoldedNode]) -> Bool {
        containers.allSatisfy { container in
            container.contains(ObjectIdentifier(line.node))
                || ancestors.contains { container.contains(ObjectIdentifier($0.node)) }
        }
    }
}
