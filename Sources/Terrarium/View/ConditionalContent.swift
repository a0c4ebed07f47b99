/// One of two views: what `if … else` and `switch` build.
///
/// The branches are different places in the tree: changing the branch removes one view with its state and inserts the
/// other.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent> {
    @usableFromInline
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    @usableFromInline let storage: Storage

    @inlinable
    init(storage: Storage) {
        self.storage = storage
    }
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {
    public typealias Body = Never

    @inlinable
    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        switch view.storage {
        case .trueContent(let content):
            slot.fill(variant: 1) { TrueContent._update(content, in: &$0) }
        case .falseContent(let content):
            slot.fill(variant: 2) { FalseContent._update(content, in: &$0) }
        }
    }
}
