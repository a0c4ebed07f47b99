public import Foundation

/// The base of objects that take part in a program's life. Nothing is handed from one to the next.
@MainActor @preconcurrency
open class UIResponder {
    public init() {}

    open var next: UIResponder? { nil }
    open var isFirstResponder: Bool { false }
    open var canBecomeFirstResponder: Bool { false }

    /// Does nothing: focus is a matter of views.
    @discardableResult
    open func becomeFirstResponder() -> Bool { false }

    /// Does nothing: focus is a matter of views.
    @discardableResult
    open func resignFirstResponder() -> Bool { true }

    public static nonisolated let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    public static nonisolated let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    public static nonisolated let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    public static nonisolated let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    public static nonisolated let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    public static nonisolated let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    public static nonisolated let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    public static nonisolated let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
}
