/// How a picker arranges what it offers.
enum PickerLook: Equatable {
    /// The label and the chosen option; the others open elsewhere.
    case collapsed
    /// The same; a tap leads to a screen with the options.
    case link
    /// The label, and the options below it as rows.
    case rows
    /// The label and the options as rows of the list around the picker.
    case listRows
    /// The options as rows among the items of a menu.
    case items
    /// The options side by side, equally wide.
    case segments
    /// The options below each other in a wheel.
    case wheel

    /// The look of a style; in a menu, a picker without one shows its options among the items.
    init(style: String?, isInMenu: Bool, isInList: Bool) {
        switch style {
        case "segmented", "palette": self = .segments
        case "wheel": self = .wheel
        case "inline": self = isInList ? .listRows : .rows
        case "radioGroup": self = .rows
        case "navigationLink": self = .link
        case nil where isInMenu: self = .items
        default: self = .collapsed
        }
    }

    /// Whether the options are there to be seen and tapped.
    var showsOptions: Bool { self != .collapsed && self != .link }

    /// Whether the label is there by name only, whatever modifiers say.
    var hidesLabel: Bool { self == .items || self == .segments || self == .wheel }
}
