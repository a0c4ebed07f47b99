public import Terrarium

/// What assistive technology is told of a view besides its label: attributes of the lines below.
extension View {
    /// The words by which a person can name the view: `inputLabels="Save,Keep"`.
    public nonisolated func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
        recorded(
            SnapshotAttribute("inputLabels", string: inputLabels.map(\.plainString).joined(separator: ",")))
    }

    /// The words by which a person can name the view: `inputLabels="Save,Keep"`.
    public nonisolated func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        accessibilityInputLabels(inputLabelKeys.map { Text($0) })
    }

    /// The words by which a person can name the view: `inputLabels="Save,Keep"`.
    @_disfavoredOverload
    public nonisolated func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        accessibilityInputLabels(inputLabels.map { Text($0) })
    }

    /// Other views that stand for the view: `accessibilityRepresentation`. They are not built.
    public nonisolated func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        recorded("accessibilityRepresentation")
    }

    /// Views that stand for the parts of the view: `accessibilityChildren`. They are not built.
    public nonisolated func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        recorded("accessibilityChildren")
    }

    /// How deep a heading is: `heading=1`.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        recorded(SnapshotAttribute("heading", CGFloat(level.rawValue)))
    }

    /// What the text is about: `textContent=sourceCode`.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        recorded(SnapshotAttribute("textContent", value.name))
    }

    /// Shows the view large while it is pressed. A host shows nothing larger.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Shows views large while the view is pressed. A host shows nothing larger.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }

    /// Whether the view keeps its colours while others are inverted: `ignoresInvertColors`.
    public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        recorded(active ? ["ignoresInvertColors"] : [])
    }

    /// Names the view as one of a pair of label and content. Recorded by nobody.
    public nonisolated func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View { self }

    /// Calls a rotor by a name. A host has no rotor: the entries are not built.
    public nonisolated func accessibilityRotor<Content>(
        _ labelKey: LocalizedStringKey, entries: () -> Content
    ) -> some View { self }

    /// Whether the view is told first among those that scroll. Recorded by nobody.
    public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
    ) -> some View { self }
}

/// Which one of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label, content
}

/// The older forms of what assistive technology is told.
extension View {
    /// What the view is called.
    public nonisolated func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// The value of the view.
    public nonisolated func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// What happens when the view is used.
    public nonisolated func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Whether assistive technology passes over the view.
    public nonisolated func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// The identifier of the view.
    public nonisolated func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// What the view is.
    public nonisolated func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// What the view is not.
    public nonisolated func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// How early the view is told among its siblings.
    public nonisolated func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }

    /// The words by which a person can name the view.
    public nonisolated func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }
}
