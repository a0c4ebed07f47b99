/// The fixed place that dynamic content fills: a branch of an `if`, an optional view, what an `AnyView` hides.
///
/// Invariant: the children were made by views of the variant's type; another variant removes them first.
@usableFromInline
package final class SlotNode: Node, @unchecked Sendable {
    private var variant = -1

    @usableFromInline
    package override init(parent: borrowing Node) {
        super.init(parent: parent)
        markDynamicContent()
    }

    package override var isDynamicContent: Bool { true }

    /// Updates the content in place where the variant is the one that is there, else replaces it.
    @inlinable
    func fill(variant: Int, _ update: (inout _ChildCursor) -> Void) {
        let isReplacing = prepare(for: variant)
        var cursor = _ChildCursor(childrenOf: self)
        update(&cursor)
        if isReplacing { finishReplacing() }
    }

    @usableFromInline
    func prepare(for variant: Int) -> Bool {
        guard variant != self.variant else { return false }
        if self.variant != -1 { removeChildren() }
        let isFirst = self.variant == -1
        self.variant = variant
        return !isFirst
    }

    @usableFromInline
    func finishReplacing() {
        structureDidChange()
    }

    /// The variant of a slot that shows an issue in place of its content; no type has this identity.
    private static let issueVariant = -2

    /// Whether the stack has room for the content. Views without a body can be nested without end only through views
    /// with a hidden type, so that this is the place to look.
    var hasRoomForContent: Bool { runtime.hasStackLeft }

    /// Cuts the tree off here.
    func showNestingIssue() {
        let message =
            "The views are nested too deeply (\(depth) levels); those below are not shown. Nest fewer views inside AnyView."
        runtime.report(.bodyRecursion, message, at: self)
        fill(variant: Self.issueVariant) {
            IssueView._update(IssueView(kind: ViewIssue.Kind.bodyRecursion.rawValue, message: message), in: &$0)
        }
    }
}
