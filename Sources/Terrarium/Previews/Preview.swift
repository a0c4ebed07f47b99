/// What one use of `#Preview` shows: a name, traits and a view.
///
/// Nothing here draws previews. They compile, so that files written for SwiftUI need no changes, and make their view
/// when somebody asks for it.
public struct Preview {
    /// The kind of traits that previews of views take.
    public struct ViewTraits: Sendable {}

    let name: String?
    let traits: [PreviewTrait<ViewTraits>]
    package let body: @MainActor () -> any View

    package init(name: String?, traits: [PreviewTrait<ViewTraits>], body: @escaping @MainActor () -> any View) {
        self.name = name
        self.traits = traits
        self.body = body
    }

    /// Creates a preview, as `#Preview` does with its own arguments.
    public init(
        _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        self.name = name
        self.traits = traits
        self.body = body
    }
}

/// What `#Preview` expands to: a type of a name that only the compiler knows, which makes the preview on request.
public protocol _PreviewRegistration {
    @MainActor static func makePreview() -> Preview
}
