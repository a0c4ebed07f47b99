/// Builds views from the statements of a closure.
@resultBuilder
public struct ViewBuilder {
    /// A statement that is a view.
    public static func buildExpression<Content: View>(_ content: Content) -> Content {
        content
    }

    /// A closure without statements.
    public static func buildBlock() -> EmptyView {
        EmptyView()
    }

    /// A closure of one view, which stands for itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content {
        content
    }

    /// A closure of several views, however many there are.
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView((repeat each content))
    }

    /// `if` without `else`: the view is there while the condition holds, and starts afresh when it comes back.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? {
        content
    }

    /// The first branch of `if` or `switch`. Each branch has a state of its own.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The other branch of `if` or `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// `if #available`: the type is hidden, since it may not be there where the program runs.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}
