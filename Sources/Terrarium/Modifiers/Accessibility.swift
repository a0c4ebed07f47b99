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
        outlineStyle(hidden ? ["accessibilityHidden"] : [])
    }

    /// What the view is, beside what it shows.
    public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        outlineStyle(traits.names.isEmpty ? [] : [SnapshotAttribute("traits", traits.names)])
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

/// What a view is for assistive technology.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 7)
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 8)
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 9)
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 11)
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 12)
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 13)
    public static let isModal = AccessibilityTraits(rawValue: 1 << 14)
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 15)

    private static let allNames = [
        "button", "header", "selected", "link", "searchField", "image", "sound", "key", "text", "summary",
        "updatesFrequently", "mediaSession", "directInteraction", "pageTurn", "modal", "toggle",
    ]

    /// The names, joined by commas.
    fileprivate var names: String {
        Self.allNames.indices.filter { rawValue & (1 << UInt32($0)) != 0 }.map { Self.allNames[$0] }
            .joined(separator: ",")
    }
}

/// How a view and those inside it are told.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String

    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
