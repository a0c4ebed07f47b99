/// A view or a modifier with a modifier applied to it.
public nonisolated struct ModifiedContent<Content, Modifier> {
    /// What is modified.
    public var content: Content
    /// What is applied to it.
    public var modifier: Modifier

    /// A view or a modifier with `modifier` applied to it.
    @inlinable
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never

    @inlinable
    public nonisolated static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        Modifier._update(view.modifier, content: view.content, in: &cursor)
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public typealias Body = Never

    @inlinable
    public nonisolated static func _update<Base: View>(
        _ modifier: Self, content: Base, in cursor: inout _ChildCursor
    ) {
        Modifier._update(
            modifier.modifier, content: ModifiedContent<Base, Content>(content: content, modifier: modifier.content),
            in: &cursor)
    }
}
