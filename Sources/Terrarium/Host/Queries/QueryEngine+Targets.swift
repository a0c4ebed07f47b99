package import Foundation

extension QueryEngine {
    /// The view on which an action is carried out, and the point where a finger would meet it.
    package struct Target {
        package let node: ViewSnapshot.Node
        package let point: CGPoint
    }

    /// Finds what is meant, the control that it stands for, and makes sure that a person could reach it.
    ///
    /// A match that does not offer the action stands for the nearest view around it that does, else for the one inside it
    /// that a tap on its centre would meet, or, for other actions than taps, for the only one inside it that does. Of several matches of a string literal those count that stand for a control.
    package func target(of query: ViewQuery, for action: String) throws(ViewQueryError) -> Target {
        let match = try control(of: query, for: action)
        return Target(node: ViewSnapshot.Node(match.line), point: try reachablePoint(of: match, query))
    }

    /// What `target` finds, whether a person could reach it or not: a host may scroll it into view first.
    package func unreachedTarget(of query: ViewQuery, for action: String) throws(ViewQueryError) -> ViewSnapshot.Node {
        ViewSnapshot.Node(try control(of: query, for: action).line)
    }

    /// The control that a view of this or of an older snapshot is, or stands for; nil where its view has left the tree.
    package func unreachedTarget(
        of node: ViewSnapshot.Node, as query: ViewQuery, for action: String
    ) throws(ViewQueryError) -> ViewSnapshot.Node? {
        guard let match = present(node) else { return nil }
        guard let control = control(for: match, action) else { throw noAction(query, match, action) }
        if control.line.isDisabled { throw disabled(query, control) }
        return ViewSnapshot.Node(control.line)
    }

    /// Makes sure that a person could reach a control of this snapshot.
    package func checkReach(_ node: ViewSnapshot.Node, _ query: ViewQuery) throws(ViewQueryError) {
        if let match = present(node) { _ = try reachablePoint(of: match, query) }
    }

    /// The line of a view of this or of an older snapshot.
    private func present(_ old: ViewSnapshot.Node) -> Match? {
        let live = (old.line.node.interaction as? NodeInteraction)?.node
        var same: Match?
        var later: Match?
        walk(seesEverything: true) { line, ancestors in
            if line.node === old.line.node {
                same = same ?? Match(line: line, ancestors: ancestors)
            } else if later == nil, let live, (line.node.interaction as? NodeInteraction)?.node === live {
                later = Match(line: line, ancestors: ancestors)
            }
        }
        return same ?? later
    }

    private func control(of query: ViewQuery, for action: String) throws(ViewQueryError) -> Match {
        if let error = emptyString(query) { throw error }
        let matches = matches(query)
        guard let first = matches.first else { throw unseen(query) ?? notFound(query) }
        var controls: [Match] = []
        var isEveryMatchControl = true
        for match in matches {
            guard let control = control(for: match, action) else {
                isEveryMatchControl = false
                continue
            }
            if !controls.contains(where: { $0.line.node === control.line.node }) { controls.append(control) }
        }
        guard let control = controls.first else {
            if matches.count > 1 { throw ambiguous(query, matches) }
            throw noAction(query, first, action)
        }
        let isLiteral = if case .anything = query.matcher { true } else { false }
        guard controls.count == 1, isEveryMatchControl || isLiteral else { throw ambiguous(query, matches) }
        if control.line.isDisabled { throw disabled(query, control) }
        return control
    }

    private func control(for match: Match, _ action: String) -> Match? {
        if match.line.offers(action) { return match }
        for (index, line) in match.ancestors.enumerated().reversed() where line.offers(action) {
            return Match(line: line, ancestors: Array(match.ancestors[..<index]))
        }
        // A finger meets one point; what is typed, set or scrolled is the one thing inside that takes it.
        guard action == "tap" || action == "longPress" else { return onlyOne(inside: match, offering: action) }
        let frame = match.line.frame
        guard let inner = hit(at: CGPoint(x: frame.midX, y: frame.midY))?.match, inner.isInside(match.line.node),
            inner.line.offers(action)
        else { return nil }
        return inner
    }

    /// The only view inside a match that has an action; those inside it, such as a list in a list, do not count.
    private func onlyOne(inside match: Match, offering action: String) -> Match? {
        var found: [Match] = []
        walk(FoldedCursor(childrenOf: match.line), from: match.line.context.depth + 1, seesEverything: true) {
            line, above in
            guard line.node.actions.contains(action),
                !found.contains(where: { last in
                    above.contains { $0.node === last.line.node }
                })
            else { return }
            found.append(Match(line: line, ancestors: match.ancestors + [match.line] + above))
        }
        return found.count == 1 ? found[0] : nil
    }

    /// The centre of the match, if nothing keeps a finger from it.
    private func reachablePoint(of match: Match, _ query: ViewQuery) throws(ViewQueryError) -> CGPoint {
        let frame = match.line.frame
        let point = CGPoint(x: frame.midX, y: frame.midY)
        if isCovered(match) { throw covered(query, match, by: nil) }
        guard frame.width > 0, frame.height > 0 else { throw empty(query, match) }
        if match.line.flags.contains(.ignoresHits) { throw deaf(query, match) }
        let window = root.frame ?? frame
        let isSeen = window.contains(point) && (match.line.context.clip.map { $0.contains(point) } ?? true)
        guard isSeen, !match.line.flags.contains(.hidden) else { throw offScreen(query, match) }
        guard let hit = hit(at: point) else { return point }
        // A gesture around an overlay takes what meets the overlay; a control under it does not.
        let isUnderCover = hit.isCover && (match.line.isControl || hit.path.last !== match.line.node)
        let isOwn = hit.path.contains { $0 === match.line.node }
        let isAround = hit.path.last.map { last in match.ancestors.contains { $0.node === last } } ?? false
        if isOwn || isAround, !isUnderCover { return point }
        throw covered(query, match, by: hit.match)
    }

    /// Whether the match cannot be reached because of a modal layer.
    func isCovered(_ match: Match) -> Bool { match.line.flags.contains(.covered) || isBehindFront(match) }

    /// Whether a modal layer lies in front of the layer in which the match stands.
    private func isBehindFront(_ match: Match) -> Bool {
        guard let front = frontLayer, let layer = match.line.context.layer ?? match.line.layerItself else {
            return false
        }
        let layers = root.children
        guard let own = layers.firstIndex(where: { $0 === layer }),
            let first = layers.firstIndex(where: { $0 === front })
        else { return false }
        return own < first
    }
}

extension FoldedNode {
    /// Whether it has the action, which it may refuse because it is disabled.
    fileprivate func offers(_ action: String) -> Bool {
        node.actions.contains(action) || isControl && isDisabled
    }

    fileprivate var layerItself: SnapshotNode? { kind == "layer" ? node : nil }
}

extension QueryEngine.Match {
    fileprivate func isInside(_ node: SnapshotNode) -> Bool {
        line.node === node || ancestors.contains { $0.node === node }
    }
}
