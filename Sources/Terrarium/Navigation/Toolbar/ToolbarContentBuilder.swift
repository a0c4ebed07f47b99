/// Builds the content of a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> _EmptyToolbarContent { _EmptyToolbarContent() }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _TupleToolbarContent<repeat each Content> {
        _TupleToolbarContent<repeat each Content>(content: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _OptionalToolbarContent<Content> {
        _OptionalToolbarContent(content: content)
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _EitherToolbarContent<First, Second> {
        _EitherToolbarContent(first: first, second: nil)
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _EitherToolbarContent<First, Second> {
        _EitherToolbarContent(first: nil, second: second)
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

/// A toolbar without items.
public nonisolated struct _EmptyToolbarContent: CustomizableToolbarContent {
    public typealias Body = Never

    public static func _updateToolbar(_ content: Self, in cursor: inout _ChildCursor) {}
}

/// Several contents of a toolbar, one after the other.
public nonisolated struct _TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    public typealias Body = Never

    let content: (repeat each Content)

    public static func _updateToolbar(_ view: Self, in cursor: inout _ChildCursor) {
        repeat (each Content)._updateToolbar(each view.content, in: &cursor)
    }
}

/// Content that may be missing: what `if` without `else` builds in a toolbar.
public nonisolated struct _OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
    public typealias Body = Never

    let content: Content?

    public static func _updateToolbar(_ view: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        if let content = view.content {
            slot.fill(variant: 1) { Content._updateToolbar(content, in: &$0) }
        } else {
            slot.fill(variant: 0) { _ in }
        }
    }
}

/// One content or another: what `if … else` builds in a toolbar.
public nonisolated struct _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>: ToolbarContent {
    public typealias Body = Never

    let first: First?
    let second: Second?

    public static func _updateToolbar(_ view: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        if let first = view.first {
            slot.fill(variant: 1) { First._updateToolbar(first, in: &$0) }
        } else if let second = view.second {
            slot.fill(variant: 2) { Second._updateToolbar(second, in: &$0) }
        }
    }
}

// What is made of items with ids alone can be arranged as a whole.
extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}
extension _OptionalToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
extension _EitherToolbarContent: CustomizableToolbarContent
where First: CustomizableToolbarContent, Second: CustomizableToolbarContent {}
