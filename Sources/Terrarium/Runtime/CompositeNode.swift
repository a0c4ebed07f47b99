/// The node of a view with a body.
@usableFromInline
package final class CompositeNode<V: View>: BodyNode<V>, @unchecked Sendable {
    @usableFromInline
    override init(_ view: V, parent: borrowing Node) {
        super.init(view, parent: parent)
    }

    /// The view's own module runs the body, where it is specialised.
    @usableFromInline
    override func runBody() {
        V._evaluate(_CompositeReference(self))
    }

    package override var pathComponent: String? { isUserCode ? plan.typeName : nil }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        guard isUserCode else { return readingSnapshot(fields, in: context) }
        return compositeSnapshot(named: plan.typeName, type: V.self, in: context)
    }

    package override func environmentEntries(in context: SnapshotContext) -> [SnapshotEnvironmentEntry] {
        context.environment == .reads ? fields.environmentReads : []
    }
}
