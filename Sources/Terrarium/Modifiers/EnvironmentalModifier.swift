/// A modifier that is made from the environment of the place where it is applied.
///
/// It is made again when a value that `resolve(in:)` read has become different, and not for others.
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that is applied in the end.
    associatedtype ResolvedModifier: ViewModifier

    /// Makes the modifier that is applied.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public nonisolated static func _update<Base: View>(
        _ modifier: Self, content: Base, in cursor: inout _ChildCursor
    ) {
        EnvironmentalContent<Self, Base>
            ._update(EnvironmentalContent(modifier: modifier, content: content), in: &cursor)
    }
}

/// Reads the environment for such a modifier.
nonisolated struct EnvironmentalContent<Modifier: EnvironmentalModifier, Base: View>: View {
    let modifier: Modifier
    let content: Base
    @Environment(\.self) private var environment

    init(modifier: Modifier, content: Base) {
        self.modifier = modifier
        self.content = content
    }

    @MainActor var body: some View {
        content.modifier(modifier.resolve(in: environment))
    }
}
