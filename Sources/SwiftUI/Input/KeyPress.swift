public import Foundation
public import Terrarium
public import UniformTypeIdentifiers

/// A key that was pressed.
public struct KeyPress: Sendable {
    public let phase: Phases
    public let key: KeyEquivalent
    public let characters: String
    public let modifiers: EventModifiers

    /// What became of a key.
    public enum Result: Hashable, Sendable {
        case handled, ignored
    }

    /// The parts of pressing a key.
    public struct Phases: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let down = Phases(rawValue: 1 << 0)
        public static let `repeat` = Phases(rawValue: 1 << 1)
        public static let up = Phases(rawValue: 1 << 2)
        public static let all: Phases = [.down, .repeat, .up]
    }
}

/// Keys that are pressed while the view has the focus. A host types texts and presses no keys: nothing is called.
extension View {
    /// Calls an action when a key is pressed.
    @preconcurrency
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
    ) -> some View { self }

    /// Calls an action in some phases of a key.
    @preconcurrency
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Calls an action when one of several keys is pressed.
    @preconcurrency
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Calls an action when a key types one of some characters.
    @preconcurrency
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Calls an action when any key is pressed.
    @preconcurrency
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping @MainActor (KeyPress) -> KeyPress.Result
    ) -> some View { self }

    /// Calls an action when modifier keys change.
    public nonisolated func onModifierKeysChanged(
        mask: EventModifiers = .all, initial: Bool = true, _ action: @escaping (EventModifiers, EventModifiers) -> Void
    ) -> some View { self }
}

/// Commands of a menu bar or a remote control. A host has neither: nothing is called.
extension View {
    /// Calls an action for Delete.
    @preconcurrency
    public nonisolated func onDeleteCommand(perform action: (@MainActor () -> Void)?) -> some View { self }

    /// Calls an action for Escape or Menu.
    @preconcurrency
    public nonisolated func onExitCommand(perform action: (@MainActor () -> Void)?) -> some View { self }

    /// Calls an action for the arrow keys.
    @preconcurrency
    public nonisolated func onMoveCommand(perform action: (@MainActor (MoveCommandDirection) -> Void)?) -> some View {
        self
    }

    /// Calls an action for the play button.
    @preconcurrency
    public nonisolated func onPlayPauseCommand(perform action: (@MainActor () -> Void)?) -> some View { self }

    /// Offers what is copied.
    public nonisolated func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

    /// Offers what is cut.
    public nonisolated func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { self }

    /// Takes what is pasted.
    public nonisolated func onPasteCommand(
        of supportedContentTypes: [UTType], perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { self }
}

/// Which way the focus is moved.
public enum MoveCommandDirection: Hashable, Sendable {
    case up, down, left, right
}
