extension View {
    /// Keeps a person from swiping away the presentation around this view. `dismiss` still ends it.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(PreferenceModifier<InteractiveDismissKey>(value: isDisabled))
    }
}

/// Whether the content of a presentation refuses to be swiped away.
nonisolated struct InteractiveDismissKey: PreferenceKey {
    static var defaultValue: Bool { false }

    static func reduce(value: inout Bool, nextValue: () -> Bool) {
        value = nextValue() || value
    }
}
