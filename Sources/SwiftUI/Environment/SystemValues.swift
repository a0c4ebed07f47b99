public import Foundation
public import Terrarium

/// What a system tells views of where and how they are shown. A host shows them in one plain window.
extension EnvironmentValues {
    /// The keys that run the control here; nil where none do.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[KeyboardShortcutKey.self] }
        set { self[KeyboardShortcutKey.self] = newValue }
    }

    /// How much help the system gives with writing.
    public internal(set) var writingToolsBehavior: WritingToolsBehavior {
        get { self[WritingToolsBehaviorKey.self] }
        set { self[WritingToolsBehaviorKey.self] = newValue }
    }

    /// How high lines are; nil where the font decides. A host's text metrics decide.
    public var lineHeight: AttributedString.LineHeight? {
        get { self[LineHeightKey.self] }
        set { self[LineHeightKey.self] = newValue }
    }

    /// How bright images may be drawn; nil where the system decides.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }

    /// Whether a transition of content is drawn in one image.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }

    /// How much the ground below a view stands out. A host does not change it for selected rows.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// Whether links in lists show that they are links.
    public internal(set) var navigationLinkIndicatorVisibility: Visibility {
        get { self[NavigationLinkIndicatorVisibilityKey.self] }
        set { self[NavigationLinkIndicatorVisibilityKey.self] = newValue }
    }

    /// Where the suggestions of a search stand.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

    /// Whether the tab bar shows the sections of its tabs. A host's does not.
    public var isTabBarShowingSections: Bool { false }

    /// Whether an activity fills the screen. In a host, none does.
    public var isActivityFullscreen: Bool { false }

    /// Whether the screen is being recorded.
    public var isSceneCaptured: Bool {
        get { self[IsSceneCapturedKey.self] }
        set { self[IsSceneCapturedKey.self] = newValue }
    }
}

extension View {
    /// Whether links in lists show that they are links: `linkIndicator=hidden`.
    public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        recorded(SnapshotAttribute("linkIndicator", visibility.name))
            .environment(\.navigationLinkIndicatorVisibility, visibility)
    }
}

/// How much the ground below a view stands out.
public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// As usual.
    public static let standard = Self(isIncreased: false)
    /// More than usual, as below a row that is selected.
    public static let increased = Self(isIncreased: true)
}

/// Where the suggestions of a search stand.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let menu = Self(name: "menu")
    public static let content = Self(name: "content")

    /// Several places.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let menu = Self(rawValue: 1)
        public static let content = Self(rawValue: 2)
    }
}

private struct KeyboardShortcutKey: EnvironmentKey {
    static var defaultValue: KeyboardShortcut? { nil }
}

private struct WritingToolsBehaviorKey: EnvironmentKey {
    static var defaultValue: WritingToolsBehavior { .automatic }
}

private struct LineHeightKey: EnvironmentKey {
    static var defaultValue: AttributedString.LineHeight? { nil }
}

private struct AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

private struct ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

private struct NavigationLinkIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

private struct IsSceneCapturedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
