extension View {
    /// Calls an action when the view comes onto the screen, before what it shows is seen.
    @preconcurrency
    public nonisolated func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: action, disappear: nil))
    }

    /// Calls an action when the view leaves the screen.
    @preconcurrency
    public nonisolated func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: nil, disappear: action))
    }
}

/// Calls actions when its content appears and disappears.
nonisolated struct AppearModifier: ViewModifier {
    typealias Body = Never

    let appear: (@MainActor () -> Void)?
    let disappear: (@MainActor () -> Void)?

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: AppearNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: AppearNode.self)
            cursor.advance(past: node)
            node.appear = modifier.appear
            node.disappear = modifier.disappear
            node.updateContent(content)
        } else {
            node = AppearNode(parent: cursor.parent)
            node.appear = modifier.appear
            node.disappear = modifier.disappear
            cursor.append(node)
            node.updateContent(content)
            node.wasMounted()
        }
    }
}

package final class AppearNode: LifecycleNode, @unchecked Sendable {
    var appear: (@MainActor () -> Void)?
    var disappear: (@MainActor () -> Void)?

    package override func didAppear() {
        guard let appear else { return }
        runtime.lifecycle.enqueue(for: self, appear)
    }

    package override func didDisappear() {
        guard let disappear else { return }
        runtime.lifecycle.enqueue(for: self, disappear)
    }
}
