extension NavigationHostNode {
    /// Whether the stack is the column of a split view, which a stack inside it replaces.
    final var isColumn: Bool { ["sidebar", "content", "detail"].contains(kind) }

    /// The stack in which links show what they lead to: in a column that of the next one, else this one.
    final var presenter: NavigationHostNode {
        neighbour(1).map { $0.innerStack ?? $0 } ?? self
    }

    /// The column in front of the one that this stack is, or that holds it.
    final var previousColumn: NavigationHostNode? {
        if isColumn { return neighbour(-1) }
        guard let column = parent?.enclosingScreen?.host, column.isColumn else { return nil }
        return column.neighbour(-1)
    }

    /// Shows a value as a link in a column in front wants it: over the root, in place of what was there.
    final func present(_ value: AnyHashable, from node: Node) {
        popScreens(from: 1)
        push(value, from: node)
    }

    /// Shows a screen that brings its view along, over the root, in place of what was there.
    final func present(_ new: NavigationPush) {
        if screens.count > 1, case .push(let shown) = screens[1].cause, shown === new {
            popScreens(from: 2)
        } else {
            popScreens(from: 1)
            push(new)
        }
    }

    private func neighbour(_ offset: Int) -> NavigationHostNode? {
        guard isColumn else { return nil }
        var ancestor = parent
        while let current = ancestor {
            let columns = Self.columns(below: current)
            if columns.count > 1 {
                guard let index = columns.firstIndex(where: { $0 === self }) else { return nil }
                return columns.indices.contains(index + offset) ? columns[index + offset] : nil
            }
            ancestor = current.parent
        }
        return nil
    }

    private static func columns(below node: Node) -> [NavigationHostNode] {
        var columns: [NavigationHostNode] = []
        node.forEachDescendant { node in
            guard let host = node as? NavigationHostNode else { return true }
            if host.isColumn { columns.append(host) }
            return false
        }
        return columns
    }
}
