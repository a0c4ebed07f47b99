/// A key of a keyboard, by the character that it types.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character.
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")

    /// The name of the static member, or the character.
    package var outlineName: String {
        switch self {
        case .upArrow: "upArrow"
        case .downArrow: "downArrow"
        case .leftArrow: "leftArrow"
        case .rightArrow: "rightArrow"
        case .escape: "escape"
        case .delete: "delete"
        case .deleteForward: "deleteForward"
        case .home: "home"
        case .end: "end"
        case .pageUp: "pageUp"
        case .pageDown: "pageDown"
        case .clear: "clear"
        case .tab: "tab"
        case .space: "space"
        case .return: "return"
        default: String(character)
        }
    }
}

/// Keys that are held down while another key is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}

/// Keys that run an action: `command+s`.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The key that is pressed.
    public var key: KeyEquivalent
    /// The keys that are held down.
    public var modifiers: EventModifiers
    /// Which keyboards show the key elsewhere.
    public var localization: Localization

    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return, for the action that is meant most often.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for leaving without an action.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// How a shortcut follows other keyboards.
    public struct Localization: Hashable, Sendable {
        private let name: String

        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    /// The keys with a plus between them.
    package var outlineName: String {
        let names: [(EventModifiers, String)] = [
            (.control, "control"), (.option, "option"), (.shift, "shift"), (.command, "command"),
            (.capsLock, "capsLock"), (.numericPad, "numericPad"),
        ]
        return (names.filter { modifiers.contains($0.0) }.map(\.1) + [key.outlineName]).joined(separator: "+")
    }
}
