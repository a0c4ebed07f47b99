/// Whether content can be edited.
public enum EditMode: Hashable, Sendable {
    /// It cannot.
    case inactive
    /// It can for a moment, as while one row shows its actions.
    case transient
    /// It can.
    case active

    /// Whether content can be edited, for a moment or longer.
    public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
    /// Whether views here can edit their content; nil where nobody manages that.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self] }
        set { self[EditModeKey.self] = newValue }
    }
}

struct EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
}
