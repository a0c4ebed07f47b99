public import TerrariumLayout

extension ViewHost {
    /// Scrolls the scroll view, list or form that matches until the view with an identity shows.
    ///
    /// The scroll view itself is scrolled into view first where it is away. The identity is one that `id` or a `ForEach`
    /// gave; rows that are made only where they show are paged through for it. An identity that is not there throws.
    public func scroll(_ query: ViewQuery, to id: some Hashable) throws {
        try checkCanAct(query)
        let identity = AnyHashable(id)
        let target = try target(of: query, for: .scroll(to: identity))
        guard let node = (target.line.node.interaction as? NodeInteraction)?.node,
            identified(identity, in: node) != nil
                || pagingThroughRows(in: node, { identified(identity, in: node) }) != nil
        else {
            throw ViewQueryError(
                .notFound, query: query, message: "scroll: \(query) holds no view with the id \(id).")
        }
        guard node.scope[IsScrollEnabledKey.self] else {
            throw ViewQueryError(
                .disabled, query: query,
                message: "\(target.line.name) cannot be scrolled: it, or a view around it, is marked "
                    + "scrollDisabled(true).")
        }
        try act(.scroll(to: identity), on: query)
    }

    /// Swipes over the row that matches, from an edge: runs the first of its actions, or deletes it.
    public func swipe(_ query: ViewQuery, _ edge: Edge) throws {
        try act(.swipe(edge: "\(edge)"), on: query)
    }

    /// Moves the row that matches, as a person drags it: runs the `onMove` around it.
    ///
    /// The offset counts as that of `onMove`: the row comes to stand in front of the one that has that index now. The
    /// number of rows moves it to the end; an offset beyond throws.
    public func move(_ query: ViewQuery, toOffset offset: Int) throws {
        try act(.move(toOffset: offset), on: query)
    }

    /// How many pages of rows are looked through for what an action is for.
    private static var pageLimit: Int { 200 }

    /// Scrolls through the rows that are not made yet, page by page, until something is found in one of them.
    ///
    /// Where nothing is found, everything is scrolled back.
    func pagingThroughRows<Found>(in root: Node? = nil, _ look: () -> Found?) -> Found? {
        for scroll in scrollViewsWithUnmadeRows(in: root ?? runtime.root) {
            let start = scroll.contentOffset
            scroll.scrollToStart()
            for _ in 0..<Self.pageLimit {
                runtime.update()
                if let found = look() { return found }
                guard scroll.scrollByPage() else { break }
            }
            scroll.contentOffset = start
            runtime.update()
        }
        return nil
    }

    /// What a person could scroll to see rows that are not made yet.
    private func scrollViewsWithUnmadeRows(in root: Node) -> [ScrollNode] {
        var found: [ScrollNode] = []
        root.forEachDescendant { node in
            if node.flags.contains(.isOffScreen) { return false }
            if node.flags.contains(.isLazyContainer), let rows = node as? LazyContentNode, rows.hasUnmadeRows,
                let scroll = rows.enclosingScroll, scroll.scope[IsScrollEnabledKey.self],
                !found.contains(where: { $0 === scroll })
            {
                found.append(scroll)
            }
            return true
        }
        return found
    }

    /// Scrolls everything that scrolls around a view, from the inside out, until the view shows.
    ///
    /// Returns false where nothing around it scrolls, or where scrolling is disabled.
    package func scrollIntoView(_ target: ViewSnapshot.Node) -> Bool {
        guard let node = (target.line.node.interaction as? NodeInteraction)?.node else { return false }
        var hasScrolled = false
        var ancestor = node.placeOfShowing
        while let current = ancestor {
            if let scroll = current as? ScrollNode, scroll.scope[IsScrollEnabledKey.self] {
                scroll.reveal(node, anchor: nil)
                runtime.update()
                hasScrolled = true
            }
            ancestor = current.placeOfShowing
        }
        return hasScrolled
    }
}
