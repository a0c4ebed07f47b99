public import Foundation
public import Terrarium

/// Where a pointer is over a view.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// A pointer, a pencil, a keyboard shortcut: what a host does not have.
extension View {
    /// Explains the view when a pointer rests on it: `help="Save the file"`.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Explains the view when a pointer rests on it: `help="Save the file"`.
    public nonisolated func help(_ text: Text) -> some View {
        recorded(SnapshotAttribute("help", string: text.plainString))
    }

    /// Explains the view when a pointer rests on it: `help="Save the file"`.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }

    /// Follows a pointer. A host has none: nothing is called.
    @preconcurrency
    public nonisolated func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { self }

    /// Follows a pointer. A host has none: nothing is called.
    @preconcurrency
    public nonisolated func onContinuousHover(
        coordinateSpace: some CoordinateSpaceProtocol, perform action: @escaping @MainActor (HoverPhase) -> Void
    ) -> some View { self }

    /// Keeps the looks under a pointer away. A host has none.
    public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isHoverEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Chooses the look under a pointer for the views below. A host has none.
    public nonisolated func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }

    /// The keys that run the control below: `shortcut=command+n`. A host presses no keys.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// The keys that run the control below: `shortcut=command+n`. A host presses no keys.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// The keys that run the control below: `shortcut=return`. A host presses no keys.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        recorded(SnapshotAttribute("shortcut", shortcut.outlineName)).environment(\.keyboardShortcut, shortcut)
    }

    /// The keys that run the control below, or none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        recorded(shortcut.map { [SnapshotAttribute("shortcut", $0.outlineName)] } ?? [])
            .environment(\.keyboardShortcut, shortcut)
    }

    /// Keeps the system's gestures back at some edges. A host has none.
    public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Whether the system's own overlays show. A host has none.
    public nonisolated func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Whether the status bar is hidden: `statusBarHidden`.
    public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View {
        recorded(hidden ? ["statusBarHidden"] : [])
    }

    /// Whether the status bar is hidden: the older form.
    public nonisolated func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

    /// Runs a control by a gesture of the hand. A host has no hand.
    public nonisolated func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        self
    }

    /// Whether a button that is held runs over and over. A host's taps take no time.
    public nonisolated func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }

    /// How buttons take room: recorded as `buttonSizing=flexible`; the layout keeps its own.
    public nonisolated func buttonSizing(_ sizing: ButtonSizing) -> some View {
        recorded(SnapshotAttribute("buttonSizing", sizing.name))
    }

    /// Whether controls open what they hold while something is dragged over them. A host drags nothing.
    public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View {
        environment(\.springLoadingBehavior, behavior)
    }
}

/// A gesture of the hand that runs a control.
public struct HandGestureShortcut: Hashable, Sendable {
    private let name: String

    public static let primaryAction = Self(name: "primaryAction")
}

/// Whether a button that is held runs over and over.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}

/// How buttons take room.
public struct ButtonSizing: Hashable, Sendable {
    let name: String

    public static let automatic = Self(name: "automatic")
    public static let fitted = Self(name: "fitted")
    public static let flexible = Self(name: "flexible")
}

/// Whether controls open what they hold while something is dragged over them.
public struct SpringLoadingBehavior: Hashable, Sendable {
    private let name: String

    public static let automatic = Self(name: "automatic")
    public static let enabled = Self(name: "enabled")
    public static let disabled = Self(name: "disabled")
}
