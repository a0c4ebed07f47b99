/// Surroundings that several previews share, such as a model with sample data.
///
/// ```swift
/// struct SampleData: PreviewModifier {
///     static func makeSharedContext() async throws -> Model { Model(samples: 3) }
///
///     func body(content: Content, context: Model) -> some View {
///         content.environment(context)
///     }
/// }
///
/// #Preview(traits: .modifier(SampleData())) {
///     InboxView()
/// }
/// ```
@MainActor @preconcurrency
public protocol PreviewModifier {
    /// What the previews share.
    associatedtype Context = Void

    /// The view that the modifier makes.
    associatedtype Body: View

    /// The preview's own view.
    typealias Content = PreviewModifierContent

    /// Makes what the previews share.
    static func makeSharedContext() async throws -> Context

    /// Puts the preview's view into its surroundings.
    @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}

/// The view of a preview, as a ``PreviewModifier`` gets it.
public struct PreviewModifierContent: View {
    let content: AnyView

    public var body: some View {
        content
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// Surroundings that a modifier makes.
    @MainActor
    public static func modifier(_ modifier: some PreviewModifier) -> Self {
        Self(kind: .modifier(type: "\(type(of: modifier))"))
    }
}
