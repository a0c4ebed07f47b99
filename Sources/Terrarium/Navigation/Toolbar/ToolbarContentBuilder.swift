/// Builds the content of a toolbar from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some ToolbarContent { EmptyToolbarContent() }

    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> some ToolbarContent {
        TupleToolbarContent<repeat each Content>(content: (repeat each content))
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        OptionalToolbarContent(content: content)
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

nonisolated struct EmptyToolbarContent: ToolbarContent {
    typealias Body = Never

    static func _updateToolbar(_ content: Self, in cursor: inout _ChildCursor) {}
}

nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    typealias Body = Never

    let content: (repeat each Content)

    static func _updateToolbar(_ view: Self, in cursor: inout _ChildCursor) {
        repeat (each Content)._updateToolbar(each view.content, in: &cursor)
    }
}

nonisolated struct OptionalToolbarContent<Content: ToolbarContent>: ToolbarContent {
    typealias Body = Never

    let content: Content?

    static func _updateToolbar(_ view: Self, in cursor: inout _ChildCursor) {
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
