/// Runs what `refreshable(action:)` set; read it from the environment and call it like a function.
public struct RefreshAction: Sendable {
    private let action: @MainActor () async -> Void

    init(_ action: @escaping @MainActor () async -> Void) {
        self.action = action
    }

    /// Refreshes, and returns when that has ended.
    @MainActor public func callAsFunction() async {
        await action()
    }
}

extension EnvironmentValues {
    /// Refreshes what is shown; nil where nothing can be refreshed.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

struct RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension View {
    /// Lets a person refresh what is shown, as by pulling a list down.
    @preconcurrency
    public nonisolated func refreshable(
        action: @escaping @MainActor () async -> Void, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(RefreshableModifier(action: action))
            .environment(\.refresh, RefreshAction(action), fileID: fileID, line: line)
    }
}

/// Tells the host what a pull refreshes.
nonisolated struct RefreshableModifier: ViewModifier {
    typealias Body = Never

    let action: @MainActor () async -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: RefreshableNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: RefreshableNode.self)
            cursor.advance(past: node)
        } else {
            node = RefreshableNode(parent: cursor.parent)
            cursor.append(node)
            node.runtime.refreshables.append(WeakRefreshable(node: node))
        }
        node.action = modifier.action
        node.updateContent(content)
    }
}

package final class RefreshableNode: Node, @unchecked Sendable {
    var action: @MainActor () async -> Void = {}

    package override func willUnmount() {
        runtime.refreshables.removeAll { $0.node === self || $0.node == nil }
    }
}

/// Refers to a node without keeping it.
struct WeakRefreshable {
    weak var node: RefreshableNode?
}

extension Runtime {
    /// What a pull refreshes: of the views on screen, in the front, the one that came last.
    var frontRefreshable: RefreshableNode? {
        let all = layers.layers
        let front = all[(all.lastIndex { $0.isModal } ?? 0)...]
        return refreshables.reversed().lazy.compactMap(\.node).first { node in
            let root = node.layerRoot
            return node.isOnScreen && front.contains { $0.root === root }
        }
    }
}
