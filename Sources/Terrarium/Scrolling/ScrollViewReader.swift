public import TerrariumLayout

/// A view whose content can scroll the scroll views in it, by the identity of what is to be seen.
public nonisolated struct ScrollViewReader<Content: View>: View {
    public typealias Body = Never

    public var content: (ScrollViewProxy) -> Content

    @preconcurrency
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let node: ScrollReaderNode<Content>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ScrollReaderNode<Content>.self)
            cursor.advance(past: node)
            node.content = view.content
        } else {
            node = ScrollReaderNode(view.content, parent: cursor.parent)
            cursor.append(node)
        }
        node.runEvaluation()
    }
}

/// Scrolls what stands inside a `ScrollViewReader`.
public struct ScrollViewProxy: @unchecked Sendable {
    private weak var reader: Node?

    init(_ reader: Node) {
        self.reader = reader
    }

    /// Scrolls as far as needed for the view with an identity to show; with an anchor, that point of the view and of
    /// the scroll view meet. Takes effect when the tree has been laid out, so that it finds what was just added.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        guard let reader else { return }
        let identity = UncheckedBox(AnyHashable(id))
        reader.runtime.lifecycle.enqueue(for: reader) { [weak reader] in
            guard let reader, !reader.flags.contains(.isUnmounted),
                let target = identified(identity.value, in: reader)
            else { return }
            var node: Node? = target
            while let current = node, current !== reader {
                if let scroll = current as? ScrollNode { return scroll.reveal(target, anchor: anchor) }
                node = current.parent
            }
        }
        reader.runtime.onInvalidate?()
    }
}

package final class ScrollReaderNode<Content: View>: EvaluatingNode, @unchecked Sendable {
    var content: (ScrollViewProxy) -> Content
    private let plan = FieldPlan.plan(for: ScrollReaderNode.self)

    init(_ content: @escaping (ScrollViewProxy) -> Content, parent: Node) {
        self.content = content
        super.init(parent: parent)
    }

    package override func evaluate() {
        updateContent(evaluating { UncheckedBox(content(ScrollViewProxy(self))) }.value)
    }

    package override var observesModels: Bool? {
        get { plan.observesModels }
        set { plan.observesModels = newValue }
    }
}
