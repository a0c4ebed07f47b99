/// The part that a view plays for the person in front of it.
///
/// Roles follow from the kinds of the outline. A program whose own views print kinds of their own can name roles for them:
/// `extension ViewRole { static let gauge = ViewRole("gauge", kinds: ["Gauge"]) }`.
public struct ViewRole: Sendable, Hashable {
    public let rawValue: String
    /// The kinds of outline lines that play the part.
    public let kinds: [String]

    public init(_ rawValue: String, kinds: [String]) {
        self.rawValue = rawValue
        self.kinds = kinds
    }

    public static let button = Self("button", kinds: ["Button", "NavigationLink", "Link", "Menu"])
    public static let text = Self("text", kinds: ["Text"])
    public static let image = Self("image", kinds: ["Image"])
    public static let link = Self("link", kinds: ["link", "Link"])
    public static let textField = Self("textField", kinds: ["TextField", "SecureField", "TextEditor", "SearchField"])
    public static let toggle = Self("toggle", kinds: ["Toggle"])
    public static let slider = Self("slider", kinds: ["Slider"])
    public static let stepper = Self("stepper", kinds: ["Stepper"])
    public static let picker = Self("picker", kinds: ["Picker"])
    public static let datePicker = Self("datePicker", kinds: ["DatePicker"])
    public static let colorPicker = Self("colorPicker", kinds: ["ColorPicker"])
    public static let menu = Self("menu", kinds: ["Menu"])
    public static let progress = Self("progress", kinds: ["ProgressView", "Gauge"])
    /// A dialog, an alert or a confirmation.
    public static let dialog = Self("dialog", kinds: ["dialog", "alert", "confirmation"])
    public static let alert = Self("alert", kinds: ["alert"])
    public static let confirmation = Self("confirmation", kinds: ["confirmation"])
    public static let sheet = Self("sheet", kinds: ["sheet"])
    public static let cover = Self("cover", kinds: ["cover"])
    public static let popover = Self("popover", kinds: ["popover"])
    public static let tab = Self("tab", kinds: ["tab"])
    public static let tabBar = Self("tabBar", kinds: ["TabView"])
    public static let list = Self("list", kinds: ["List", "Form"])
    public static let row = Self("row", kinds: ["row"])
    public static let section = Self("section", kinds: ["Section", "section"])
    public static let scrollView = Self("scrollView", kinds: ["ScrollView"])
    public static let screen = Self("screen", kinds: ["screen"])
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
