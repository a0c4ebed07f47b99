/// Views that are handled together: a modifier on a group is applied to each of its members.
public nonisolated struct Group<Content> {
    @usableFromInline let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    /// Groups the views that the closure builds.
    @inlinable
    public init(@ViewBuilder content: () -> Content) {
        self.init(_content: content())
    }

    @inlinable
    nonisolated init(_content: Content) {
        content = _content
    }

    @inlinable
    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        Content._update(view.content, in: &cursor)
    }
}
