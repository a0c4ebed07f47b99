/// The part that a view plays for the person in front of it.
///
/// Roles follow from the kinds of the outline. A program whose own views print kinds of their own can name roles for them:
/// `extension ViewRole { static let gauge = ViewRole("gauge", kinds: ["Gauge"]) }`.
public struct ViewRole: Sendable, Hashable {
    /// The word that stands for the role in accessibility outlines.
    public let rawValue: String
    /// The kinds of outline lines that play the part.
    public let kinds: [String]

    /// A role of your own, for lines of certain kinds.
    public init(_ rawValue: String, kinds: [String]) {
        self.rawValue = rawValue
        self.kinds = kinds
    }

    /// A `Button`, a `NavigationLink`, a `Link` or a `Menu`.
    public static let button = Self("button", kinds: ["Button", "NavigationLink", "Link", "Menu"])
    /// A `Text`.
    public static let text = Self("text", kinds: ["Text"])
    /// An `Image`.
    public static let image = Self("image", kinds: ["Image"])
    /// A `Link`, or a link in a text.
    public static let link = Self("link", kinds: ["link", "Link"])
    /// A field to type into.
    public static let textField = Self("textField", kinds: ["TextField", "SecureField", "TextEditor", "SearchField"])
    /// A `Toggle`.
    public static let toggle = Self("toggle", kinds: ["Toggle"])
    /// A `Slider`.
    public static let slider = Self("slider", kinds: ["Slider"])
    /// A `Stepper`.
    public static let stepper = Self("stepper", kinds: ["Stepper"])
    /// A `Picker`.
    public static let picker = Self("picker", kinds: ["Picker"])
    /// A `DatePicker`.
    public static let datePicker = Self("datePicker", kinds: ["DatePicker"])
    /// A `ColorPicker`.
    public static let colorPicker = Self("colorPicker", kinds: ["ColorPicker"])
    /// A `Menu`.
    public static let menu = Self("menu", kinds: ["Menu"])
    /// A `ProgressView` or a `Gauge`.
    public static let progress = Self("progress", kinds: ["ProgressView", "Gauge"])
    /// A dialog, an alert or a confirmation.
    public static let dialog = Self("dialog", kinds: ["dialog", "alert", "confirmation"])
    /// An alert's layer.
    public static let alert = Self("alert", kinds: ["alert"])
    /// A confirmation dialog's layer.
    public static let confirmation = Self("confirmation", kinds: ["confirmation"])
    /// A sheet's layer.
    public static let sheet = Self("sheet", kinds: ["sheet"])
    /// A full screen cover's layer.
    public static let cover = Self("cover", kinds: ["cover"])
    /// A popover's layer.
    public static let popover = Self("popover", kinds: ["popover"])
    /// An item of a tab bar.
    public static let tab = Self("tab", kinds: ["tab"])
    /// A `TabView` with its bar.
    public static let tabBar = Self("tabBar", kinds: ["TabView"])
    /// A `List` or a `Form`.
    public static let list = Self("list", kinds: ["List", "Form"])
    /// A row of a list.
    public static let row = Self("row", kinds: ["row"])
    /// A `Section`.
    public static let section = Self("section", kinds: ["Section", "section"])
    /// A `ScrollView`.
    public static let scrollView = Self("scrollView", kinds: ["ScrollView"])
    /// A screen of a navigation stack.
    public static let screen = Self("screen", kinds: ["screen"])
    /// The bar of a screen.
    public static let navigationBar = Self("navigationBar", kinds: ["bar"])
    /// A text that is marked as a heading.
    public static let header = Self("header", kinds: ["header"])
    /// What stands in a line for something that went wrong.
    public static let issue = Self("issue", kinds: ["issue"])
}

extension ViewRole: CustomStringConvertible {
    public var description: String { rawValue }
}

extension ViewRole {
    /// The role by which an element is told to assistive technology: the first that fits its kind.
    static func spoken(for kind: String) -> ViewRole? { spokenByKind[kind] }

    private static let spokenByKind: [String: ViewRole] = {
        let roles: [ViewRole] = [
            .button, .text, .image, .link, .textField, .toggle, .slider, .stepper, .picker, .datePicker, .colorPicker,
            .progress, .dialog, .sheet, .cover, .popover, .tab, .tabBar, .list, .row, .section, .navigationBar, .header,
            .issue,
        ]
        var byKind: [String: ViewRole] = [:]
        for role in roles {
            for kind in role.kinds where byKind[kind] == nil { byKind[kind] = role }
        }
        return byKind
    }()
}
