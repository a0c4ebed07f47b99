/// A view without content: it makes no node and takes no space.
public nonisolated struct EmptyView: View {
    public typealias Body = Never

    /// A view that shows nothing and takes no room.
    public init() {}

    @inlinable
    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {}
}
