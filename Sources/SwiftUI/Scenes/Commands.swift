public import Terrarium

/// What a program adds to the menus of the system. A host shows no menus: commands are declared, and nobody runs them.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    /// What the commands are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
    /// Traps: the commands have no body. The library never asks for it.
    public var body: Never {
        fatalError("\(Self.self) are primitive commands and have no body.")
    }
}

/// Builds commands from the statements of a closure.
@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
        EmptyCommands()
    }

    public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }

    public static func buildEither<First: Commands>(first: First) -> EmptyCommands { EmptyCommands() }

    public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands { EmptyCommands() }

    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands { content }
}

/// No commands.
public nonisolated struct EmptyCommands: Commands {
    public typealias Body = Never

    public init() {}
}

/// A menu of the program's own. Its items are not built.
public nonisolated struct CommandMenu<Content: View>: Commands {
    public typealias Body = Never

    public init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S, @ViewBuilder content: () -> Content) {}

    public init(_ name: Text, @ViewBuilder content: () -> Content) {}
}

/// Items of the system's menus. They are not built.
public nonisolated struct CommandGroup<Content: View>: Commands {
    public typealias Body = Never

    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A group of the system's menus.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    public static let appInfo = Self(name: "appInfo")
    public static let appSettings = Self(name: "appSettings")
    public static let systemServices = Self(name: "systemServices")
    public static let appVisibility = Self(name: "appVisibility")
    public static let appTermination = Self(name: "appTermination")
    public static let newItem = Self(name: "newItem")
    public static let saveItem = Self(name: "saveItem")
    public static let importExport = Self(name: "importExport")
    public static let printItem = Self(name: "printItem")
    public static let undoRedo = Self(name: "undoRedo")
    public static let pasteboard = Self(name: "pasteboard")
    public static let textEditing = Self(name: "textEditing")
    public static let textFormatting = Self(name: "textFormatting")
    public static let toolbar = Self(name: "toolbar")
    public static let sidebar = Self(name: "sidebar")
    public static let windowSize = Self(name: "windowSize")
    public static let windowList = Self(name: "windowList")
    public static let singleWindowList = Self(name: "singleWindowList")
    public static let windowArrangement = Self(name: "windowArrangement")
    public static let help = Self(name: "help")
}

/// The system's commands for sidebars.
public nonisolated struct SidebarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's commands for toolbars.
public nonisolated struct ToolbarCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's commands for texts.
public nonisolated struct TextEditingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's commands for the looks of texts.
public nonisolated struct TextFormattingCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's commands for inspectors.
public nonisolated struct InspectorCommands: Commands {
    public typealias Body = Never
    public init() {}
}

/// The system's commands for cameras and scanners.
public nonisolated struct ImportFromDevicesCommands: Commands {
    public typealias Body = Never
    public init() {}
}
