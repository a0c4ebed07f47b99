public import Foundation
public import Terrarium

/// Opens the settings of a program. A host has none to show.
@MainActor @preconcurrency
public struct OpenSettingsAction {
    nonisolated init() {}

    public func callAsFunction() {}
}

/// Opens a document. A host opens none.
@MainActor @preconcurrency
public struct OpenDocumentAction {
    nonisolated init() {}

    public func callAsFunction(at url: URL) async throws {}
}

/// Begins to rename something.
@MainActor @preconcurrency
public struct RenameAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    public func callAsFunction() { action() }
}

/// What a system does for a program, and a host does not.
extension EnvironmentValues {
    /// Opens the settings: in a host, none.
    public var openSettings: OpenSettingsAction { OpenSettingsAction() }

    /// Opens documents: in a host, none.
    public var openDocument: OpenDocumentAction { OpenDocumentAction() }

    /// Begins to rename what is here; nil where nothing can be renamed.
    public var rename: RenameAction? {
        get { self[RenameKey.self] }
        set { self[RenameKey.self] = newValue }
    }

    /// Undoes what a program did; nil, unless the program sets one.
    public var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

private struct RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}

extension View {
    /// What `RenameButton` does for this view.
    @preconcurrency
    public nonisolated func renameAction(_ action: @escaping @MainActor () -> Void) -> some View {
        environment(\.rename, RenameAction(action))
    }

    /// Lets `RenameButton` give the focus to a field.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        let focus = UncheckedBox(isFocused)
        return environment(\.rename, RenameAction { focus.value.wrappedValue = true })
    }
}

/// A button that begins to rename what is around it.
public nonisolated struct RenameButton: View {
    @Environment(\.rename) private var rename

    public init() {}

    @MainActor public var body: some View {
        Button {
            rename?()
        } label: {
            Label("Rename", systemImage: "pencil")
        }
        .disabled(rename == nil)
    }
}

/// A button that opens the settings of a program, which a host does not show.
public nonisolated struct SettingsLink<Label: View>: View {
    private let label: Label

    public init(@ViewBuilder label: () -> Label) {
        self.label = label()
    }

    @MainActor public var body: some View { Button(action: {}, label: { label }) }
}

/// A button that opens the help of a program at a place.
public nonisolated struct HelpLink: View {
    private let action: @MainActor () -> Void

    @preconcurrency
    public init(action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    public init(destination: URL) {
        action = {}
    }

    @MainActor public var body: some View { Button("Help", action: action) }
}
