import Foundation

/// Where the lines of a text of UIKit stand.
public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

/// A field of UIKit for long text. It keeps its text; nobody types into it.
@MainActor @preconcurrency
open class UITextView: UIView {
    open var text: String! = ""
    open var isEditable = true
    open var isScrollEnabled = true
    open var isSelectable = true
    open var textColor: UIColor?
    open var font: UIFont?
    open var textAlignment = NSTextAlignment.natural
    open weak var delegate: (any UITextViewDelegate)?
}

/// Hears of typing in a text view.
@MainActor @preconcurrency
public protocol UITextViewDelegate: AnyObject {
    func textViewDidChange(_ textView: UITextView)
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
}

extension UITextViewDelegate {
    public func textViewDidChange(_ textView: UITextView) {}
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    public func textViewDidEndEditing(_ textView: UITextView) {}
}

/// A field of UIKit for a line of text. It keeps its text; nobody types into it.
@MainActor @preconcurrency
open class UITextField: UIView {
    open var text: String?
    open var placeholder: String?
    open var isSecureTextEntry = false
    open var keyboardType = UIKeyboardType.default
    open var textColor: UIColor?
    open var font: UIFont?
    open var textAlignment = NSTextAlignment.natural
    open weak var delegate: (any UITextFieldDelegate)?
}

/// Hears of typing in a text field.
@MainActor @preconcurrency
public protocol UITextFieldDelegate: AnyObject {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidChangeSelection(_ textField: UITextField)
}

extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
}

/// The screen of UIKit that shares things. Nothing is shared.
@MainActor @preconcurrency
open class UIActivityViewController: UIViewController {
    public let activityItems: [Any]
    open var excludedActivityTypes: [String]?

    public init(activityItems: [Any], applicationActivities: [Any]?) {
        self.activityItems = activityItems
        super.init()
    }
}
