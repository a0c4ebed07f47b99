/// A question to the person in front of the screen: a title, a message, and what to do for each answer.
///
/// Ask with `showDialog` from the environment:
///
/// ```swift
/// @Environment(\.showDialog) private var showDialog
///
/// Button("Throw away") {
///     showDialog(Dialog(title: "Throw it away?", message: "It cannot be brought back.", onConfirm: { throwAway() }))
/// }
/// ```
///
/// An empty message leaves its line out. A closure that is nil only closes the dialog. An addition of Terrarium's; SwiftUI has no such type.
public struct Dialog: Sendable {
    /// The first line of the panel, by which tests find the dialog too.
    public var title: String
    /// What stands below the title.
    public var message: String
    /// Runs when the person agrees.
    public var onConfirm: (@MainActor () -> Void)?
    /// Runs when the person declines.
    public var onCancel: (@MainActor () -> Void)?

    /// A question with two answers; each closure runs once, and the dialog closes by itself.
    @preconcurrency
    public init(
        title: String, message: String = "", onConfirm: (@MainActor () -> Void)? = nil,
        onCancel: (@MainActor () -> Void)? = nil
    ) {
        self.title = title
        self.message = message
        self.onConfirm = onConfirm
        self.onCancel = onCancel
    }
}

/// Shows a dialog over the whole window, whatever surrounds the view that asks.
///
/// While one dialog is open, others wait for their turn.
@MainActor @preconcurrency
public struct ShowDialogAction {
    private let action: @MainActor (Dialog) -> Void

    /// An action of your own, to be put into the environment in place of the window's.
    @preconcurrency
    public nonisolated init(action: @escaping @MainActor (Dialog) -> Void) {
        self.action = action
    }

    /// Shows a dialog.
    public func callAsFunction(_ dialog: Dialog) {
        action(dialog)
    }
}

extension EnvironmentValues {
    /// Shows a dialog. Without a `dialogPresenter` above, the window itself presents.
    public var showDialog: ShowDialogAction {
        get { self[ShowDialogKey.self] }
        set { self[ShowDialogKey.self] = newValue }
    }
}

struct ShowDialogKey: EnvironmentKey {
    static var defaultValue: ShowDialogAction { ShowDialogAction { _ in } }
}

extension View {
    /// Presents the dialogs that views below ask for, in the default look.
    public nonisolated func dialogPresenter(
        fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            DialogPresenterModifier(line: SourceLine(fileID: fileID, line: line)) { dialog, close in
                DefaultDialog(dialog: dialog, close: close)
            })
    }

    /// Presents the dialogs that views below ask for, in a look of your own; call `close` to end the dialog.
    @preconcurrency
    public nonisolated func dialogPresenter<Content: View>(
        fileID: StaticString = #fileID, line: UInt = #line,
        @ViewBuilder content: @escaping (_ dialog: Dialog, _ close: @escaping @MainActor () -> Void) -> Content
    ) -> some View {
        modifier(
            DialogPresenterModifier(line: SourceLine(fileID: fileID, line: line)) { dialog, close in
                OwnDialog(title: dialog.title, content: content(dialog, close))
            })
    }
}
