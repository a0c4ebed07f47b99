extension Section where Parent: View, Footer == EmptyView {
    /// A section that a binding opens and closes: while it is closed only its header shows.
    public init<C: View>(isExpanded: Binding<Bool>, @ViewBuilder content: () -> C, @ViewBuilder header: () -> Parent)
    where Content == ExpandableContent<C> {
        self.init(
            header: header(), content: ExpandableContent(isExpanded: isExpanded, content: content()),
            footer: EmptyView())
    }
}

extension Section where Parent == Text, Footer == EmptyView {
    /// A section with a title that a binding opens and closes: while it is closed only its header shows.
    public init<C: View>(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C)
    where Content == ExpandableContent<C> {
        self.init(isExpanded: isExpanded, content: content, header: { Text(titleKey) })
    }

    /// A section with a title that a binding opens and closes: while it is closed only its header shows.
    @_disfavoredOverload
    public init<S: StringProtocol, C: View>(
        _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> C
    ) where Content == ExpandableContent<C> {
        self.init(isExpanded: isExpanded, content: content, header: { Text(title) })
    }
}

/// Content that a binding shows and hides.
public nonisolated struct ExpandableContent<Content: View>: View {
    let isExpanded: Binding<Bool>
    let content: Content

    @MainActor public var body: some View {
        if isExpanded.wrappedValue { content }
    }
}
