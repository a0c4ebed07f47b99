extension Group {
    /// Views made from those that a view consists of.
    ///
    /// The subviews of a stack are the stack itself, since it is one view; groups, loops and conditions are looked into.
    public nonisolated init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(base: view, transform: transform)
    }

    /// Views made from the sections that a view consists of. What stands in no section makes one without a header.
    public nonisolated init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(base: view, transform: transform)
    }
}

/// Views made from those that a view consists of.
public nonisolated struct GroupElementsOfContent<Subviews: View, Content: View>: View {
    public typealias Body = Never

    let base: Subviews
    let transform: (SubviewsCollection) -> Content

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        SubviewsNode.update(view.base, in: &cursor) { view.transform(SubviewsCollection($0.subviews)) }
    }
}

/// Views made from the sections that a view consists of.
public nonisolated struct GroupSectionsOfContent<Sections: View, Content: View>: View {
    public typealias Body = Never

    let base: Sections
    let transform: (SectionCollection) -> Content

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        SubviewsNode.update(view.base, in: &cursor) { view.transform(SectionCollection(of: $0)) }
    }
}

/// The node of views that are made from those that a view consists of.
///
/// Invariant: its children are the holder of the views and a transparent node with what is made of them.
package final class SubviewsNode<Base: View, Result: View>: EvaluatingNode, SubviewOwner, @unchecked Sendable {
    private unowned(unsafe) var holder: SubviewHolderNode!
    private unowned(unsafe) var result: Node!
    private var transform: (SubviewHolderNode) -> Result
    private var readsModels: Bool?

    static func update(
        _ base: Base, in cursor: inout _ChildCursor, transform: @escaping (SubviewHolderNode) -> Result
    ) {
        let node: SubviewsNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: SubviewsNode.self)
            cursor.advance(past: node)
            node.transform = transform
        } else {
            node = SubviewsNode(transform, parent: cursor.parent)
            cursor.append(node)
        }
        node.holder.refresh(base)
        node.runEvaluation()
    }

    private init(_ transform: @escaping (SubviewHolderNode) -> Result, parent: Node) {
        self.transform = transform
        super.init(parent: parent)
        let holder = SubviewHolderNode(owner: self)
        let result = Node(parent: self)
        firstChild = holder
        holder.nextSibling = result
        self.holder = holder
        self.result = result
    }

    package override func evaluate() {
        let made = evaluating { UncheckedBox(transform(holder)) }.value
        result.updateContent(made)
    }

    package func subviewsDidChange() {
        invalidate(because: .other("subviews"))
    }

    package override var observesModels: Bool? {
        get { readsModels }
        set { readsModels = newValue }
    }

    package override var isDynamicContent: Bool { true }
}
