/// Builds the tabs of a tab view from the statements of a closure.
///
/// That all tabs have values of the selection's type is asked of each expression.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The tabs as the view that a tab view holds.
    public nonisolated struct Content<C: TabContent>: View {
        public typealias Body = Never

        let content: C

        public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
            C._updateTabs(view.content, in: &cursor)
        }
    }

    public static func buildExpression<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue { content }

    public static func buildBlock<C: TabContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: TabContent>(
        _ content: repeat each C
    ) -> _TupleTabContent<TabValue, repeat each C> {
        _TupleTabContent(content: (repeat each content))
    }

    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabContent<C> {
        _OptionalTabContent(content: content)
    }

    public static func buildEither<First: TabContent, Second: TabContent>(
        first: First
    ) -> _EitherTabContent<First, Second> {
        _EitherTabContent(first: first, second: nil)
    }

    public static func buildEither<First: TabContent, Second: TabContent>(
        second: Second
    ) -> _EitherTabContent<First, Second> {
        _EitherTabContent(first: nil, second: second)
    }

    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C { content }
}

/// Several tabs side by side.
public nonisolated struct _TupleTabContent<TabValue: Hashable, each C: TabContent>: TabContent {
    public typealias Body = Never

    let content: (repeat each C)

    public static func _updateTabs(_ view: Self, in cursor: inout _ChildCursor) {
        repeat (each C)._updateTabs(each view.content, in: &cursor)
    }
}

/// Tabs that may be left out.
public nonisolated struct _OptionalTabContent<C: TabContent>: TabContent {
    public typealias TabValue = C.TabValue
    public typealias Body = Never

    let content: C?

    public static func _updateTabs(_ view: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        if let content = view.content {
            slot.fill(variant: 1) { C._updateTabs(content, in: &$0) }
        } else {
            slot.fill(variant: 0) { _ in }
        }
    }
}

/// One tab or another.
public nonisolated struct _EitherTabContent<First: TabContent, Second: TabContent>: TabContent {
    public typealias TabValue = First.TabValue
    public typealias Body = Never

    let first: First?
    let second: Second?

    public static func _updateTabs(_ view: Self, in cursor: inout _ChildCursor) {
        let slot = cursor.slot()
        if let first = view.first {
            slot.fill(variant: 1) { First._updateTabs(first, in: &$0) }
        } else if let second = view.second {
            slot.fill(variant: 2) { Second._updateTabs(second, in: &$0) }
        }
    }
}
