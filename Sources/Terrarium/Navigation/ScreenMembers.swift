/// A node inside a screen that tells it something: a title, an item of a bar, a destination.
package class ScreenMemberNode: Node, @unchecked Sendable {
    package private(set) final weak var screen: NavigationScreenNode?

    package override init(parent: Node) {
        super.init(parent: parent)
        screen = enclosingScreen
    }

    /// Joins the screen; called once the node is linked into the tree.
    final func join() {
        screen?.add(self)
        didJoin()
    }

    /// The node has joined its screen, if it stands in one.
    func didJoin() {}

    package override func willUnmount() {
        if let screen, !screen.flags.contains(.isUnmounted) { screen.remove(self) }
    }
}

/// What tells a screen something, in the order of the tree.
struct ScreenMembers {
    private var members: ContiguousArray<ScreenMemberNode> = []

    mutating func add(_ member: ScreenMemberNode) {
        members.append(member)
    }

    mutating func remove(_ member: ScreenMemberNode) {
        members.removeAll { $0 === member }
    }

    /// Those that stand in no part that is kept off screen, such as a tab that is not selected; parents first.
    func effective(in screen: NavigationScreenNode) -> [ScreenMemberNode] {
        ordered(members, in: screen)
    }

    /// The declaration that fits; of several the outermost.
    func destination(
        where fits: (NavigationDestinationNodeBase) -> Bool, in screen: NavigationScreenNode
    ) -> NavigationDestinationNodeBase? {
        var found: ContiguousArray<ScreenMemberNode> = []
        for member in members {
            if let destination = member as? NavigationDestinationNodeBase, fits(destination) {
                found.append(destination)
            }
        }
        if found.count <= 1 { return found.first as? NavigationDestinationNodeBase }
        return ordered(found, in: screen).first as? NavigationDestinationNodeBase
    }

    private func ordered(
        _ members: ContiguousArray<ScreenMemberNode>, in screen: NavigationScreenNode
    ) -> [ScreenMemberNode] {
        var placed: [(member: ScreenMemberNode, path: [Node])] = []
        for member in members {
            if let path = member.path(below: screen) { placed.append((member, path)) }
        }
        if placed.count > 1 { placed.sort { Node.precedes($0.path, $1.path) } }
        return placed.map(\.member)
    }
}

extension Node {
    /// The nodes from below `ancestor` down to this one; nil if a part in between is kept off screen.
    fileprivate final func path(below ancestor: Node) -> [Node]? {
        var path: [Node] = []
        var node: Node? = self
        while let current = node, current !== ancestor {
            if current.flags.contains(.isOffScreen) { return nil }
            path.append(current)
            node = current.parent
        }
        return path.reversed()
    }

    /// Whether one path leads to a node that comes earlier in the tree.
    fileprivate static func precedes(_ one: [Node], _ two: [Node]) -> Bool {
        var index = 0
        while index < one.count, index < two.count, one[index] === two[index] { index += 1 }
        guard index < one.count, index < two.count else { return one.count < two.count }
        var sibling = one[index].nextSibling
        while let current = sibling {
            if current === two[index] { return true }
            sibling = current.nextSibling
        }
        return false
    }
}
