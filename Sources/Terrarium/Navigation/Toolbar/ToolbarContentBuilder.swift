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

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

nonisolated struct EmptyToolbarContent: ToolbarContent {
    typealias Body = Never

    static func _update(_ content: Self, in cursor: inout _ChildCursor) {}
}

nonisolated struct TupleToolbarContent<each Content: ToolbarContent>: ToolbarContent {
    typealias Body = Never

    let content: (repeat each Content)

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        repeat (each Content)._update(each view.content, in: &cursor)
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public nonisolated static func _update(_ content: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        if let content {
            slot.fill(variant: 1) { Wrapped._update(content, in: &$0) }
        } else {
            slot.fill(variant: 0) { _ in }
        }
    }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public nonisolated static func _update(_ content: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        switch content.storage {
        case .trueContent(let content): slot.fill(variant: 1) { TrueContent._update(content, in: &$0) }
        case .falseContent(let content): slot.fill(variant: 2) { FalseContent._update(content, in: &$0) }
        }
    }
}
