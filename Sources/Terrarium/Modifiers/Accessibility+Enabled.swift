/// Names, hints and values that count only while a condition holds; else those further in do.
extension View {
    /// Names the view for tests and automation while a condition holds.
    public nonisolated func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
        modifier(FoldModifier(identifiers: isEnabled ? [identifier] : []))
    }

    /// Names the view for assistive technology while a condition holds.
    public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
        modifier(FoldModifier(label: isEnabled ? label.plainString : nil))
    }

    /// Names the view for assistive technology, in the default language, while a condition holds.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
    }

    /// Names the view for assistive technology while a condition holds.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
        accessibilityLabel(Text(label), isEnabled: isEnabled)
    }

    /// What happens when the view is used, while a condition holds.
    public nonisolated func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View {
        outlineStyle(isEnabled ? [SnapshotAttribute("hint", string: hint.plainString)] : [])
    }

    /// What happens when the view is used, while a condition holds.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool) -> some View {
        accessibilityHint(Text(hint), isEnabled: isEnabled)
    }

    /// The value of the view while a condition holds.
    public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
        outlineStyle(isEnabled ? [SnapshotAttribute("accessibilityValue", string: value.plainString)] : [])
    }

    /// The value of the view while a condition holds.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool) -> some View {
        accessibilityValue(Text(value), isEnabled: isEnabled)
    }
}
