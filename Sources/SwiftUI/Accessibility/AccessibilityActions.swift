public import Terrarium

/// What assistive technology can do with a view. A host has no assistive technology: the actions are recorded by name,
/// `accessibilityAction="Delete"`, and not carried out.
extension View {
    /// An action of a kind.
    @preconcurrency
    public nonisolated func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        recorded(SnapshotAttribute("accessibilityAction", actionKind.name, accumulates: true))
    }

    /// An action with a name.
    @preconcurrency
    public nonisolated func accessibilityAction(
        named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(nameKey), handler)
    }

    /// An action with a name.
    @preconcurrency
    public nonisolated func accessibilityAction(
        named name: Text, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        recorded(SnapshotAttribute("accessibilityAction", string: name.plainString, accumulates: true))
    }

    /// An action with a name.
    @_disfavoredOverload
    @preconcurrency
    public nonisolated func accessibilityAction<S: StringProtocol>(
        named name: S, _ handler: @escaping @MainActor () -> Void
    ) -> some View {
        accessibilityAction(named: Text(name), handler)
    }

    /// An action with a label of views, which is not built.
    @preconcurrency
    public nonisolated func accessibilityAction<Label: View>(
        action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        recorded(SnapshotAttribute("accessibilityAction", accumulates: true))
    }

    /// Actions that are made of buttons, which are not built: `accessibilityActions`.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        recorded("accessibilityActions")
    }

    /// Makes the view adjustable: `accessibilityAdjustable`.
    @preconcurrency
    public nonisolated func accessibilityAdjustableAction(
        _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
    ) -> some View {
        recorded("accessibilityAdjustable")
    }

    /// Scrolls the view for assistive technology: `accessibilityScrollable`.
    @preconcurrency
    public nonisolated func accessibilityScrollAction(_ handler: @escaping @MainActor (Edge) -> Void) -> some View {
        recorded("accessibilityScrollable")
    }
}

/// Kinds of actions of assistive technology.
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String

    public static let `default` = Self(name: "default")
    public static let escape = Self(name: "escape")
    public static let magicTap = Self(name: "magicTap")
    public static let delete = Self(name: "delete")
    public static let showMenu = Self(name: "showMenu")

    /// An action with a name.
    public init(named name: Text) {
        self.name = name.plainString
    }

    private init(name: String) {
        self.name = name
    }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// What a text is about, for those who read it aloud.
public struct AccessibilityTextContentType: Hashable, Sendable {
    let name: String

    public static let plain = Self(name: "plain")
    public static let console = Self(name: "console")
    public static let fileSystem = Self(name: "fileSystem")
    public static let messaging = Self(name: "messaging")
    public static let narrative = Self(name: "narrative")
    public static let sourceCode = Self(name: "sourceCode")
    public static let spreadsheet = Self(name: "spreadsheet")
    public static let wordProcessing = Self(name: "wordProcessing")
}
