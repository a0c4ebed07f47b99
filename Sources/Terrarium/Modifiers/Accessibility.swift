/// What assistive technology is told of a view.
extension View {
    /// What happens when the view is used.
    @_disfavoredOverload
    public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
        outlineStyle([SnapshotAttribute("hint", string: String(hint))])
    }

    /// What happens when the view is used.
    public nonisolated func accessibilityHint(_ hint: Text) -> some View {
        outlineStyle([SnapshotAttribute("hint", string: hint.plainString)])
    }

    /// The value of the view.
    @_disfavoredOverload
    public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
        outlineStyle([SnapshotAttribute("accessibilityValue", string: String(value))])
    }

    /// The value of the view.
    public nonisolated func accessibilityValue(_ value: Text) -> some View {
        outlineStyle([SnapshotAttribute("accessibilityValue", string: value.plainString)])
    }

    /// Whether assistive technology passes over the view.
    public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
        outlineStyle(hidden ? ["accessibilityHidden"] : [], flags: hidden ? .unspoken : [])
    }

    /// What the view is, beside what it shows.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        outlineStyle(
            traits.outlineNames.isEmpty ? [] : [SnapshotAttribute("traits", traits.outlineNames.joined(separator: ","))]
        )
    }

    /// What the view is not.
    public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { self }

    /// How the view and those inside it are told.
    public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        self
    }

    /// How early the view is told among its siblings.
    public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }

    /// Whether the view reacts to a person.
    public nonisolated func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View { self }
}

/// How a view and those inside it are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    /// Only the view itself is told.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// Those inside are told one by one.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// Those inside are told as one.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
