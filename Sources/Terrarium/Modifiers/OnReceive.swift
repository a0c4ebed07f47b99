extension View {
    /// Calls an action with what a publisher publishes while the view is there.
    @preconcurrency
    public nonisolated func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping @MainActor (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

/// Listens to a publisher.
nonisolated struct ReceiveModifier<P: Publisher>: ViewModifier where P.Failure == Never {
    typealias Body = Never

    let publisher: P
    let action: @MainActor (P.Output) -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ReceiveNode<P>.self)
            cursor.advance(past: node)
            node.update(modifier)
            node.updateContent(content)
        } else {
            let node = ReceiveNode(modifier, parent: cursor.parent)
            cursor.append(node)
            node.updateContent(content)
            node.wasMounted()
        }
    }
}

/// The node of a publisher that is listened to.
package final class ReceiveNode<P: Publisher>: LifecycleNode, @unchecked Sendable where P.Failure == Never {
    private var modifier: ReceiveModifier<P>
    private var subscription: AnyCancellable?

    init(_ modifier: ReceiveModifier<P>, parent: Node) {
        self.modifier = modifier
        super.init(parent: parent)
    }

    func update(_ new: ReceiveModifier<P>) {
        let isSame = ValueComparison.of(P.self)(modifier.publisher, new.publisher)
        modifier = new
        if !isSame, hasAppeared { subscribe() }
    }

    package override func didAppear() { subscribe() }

    package override func didDisappear() {
        subscription = nil
    }

    /// Subscribes after the tree has been updated: what is published at once must not meet a running body.
    private func subscribe() {
        runtime.lifecycle.enqueue(for: self) { [weak self] in
            guard let self, self.hasAppeared else { return }
            let reference = WeakReference(self)
            self.subscription = self.modifier.publisher.sink { value in
                let work = UncheckedBox { reference.node?.receive(value) ?? () }
                MainThread.run { work.value() }
            }
        }
    }

    private func receive(_ value: P.Output) {
        guard hasAppeared else { return }
        let values = UncheckedBox(value)
        let action = modifier.action
        onMainActor { action(values.value) }
    }
}

/// Refers to a node from a subscription that the node keeps.
private struct WeakReference<Kind: AnyObject> {
    weak var node: Kind?

    init(_ node: Kind) {
        self.node = node
    }
}
