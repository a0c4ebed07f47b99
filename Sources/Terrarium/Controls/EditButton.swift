/// A button that begins and ends editing in its surroundings: `Edit`, then `Done`.
///
/// It writes `\.editMode` of its surroundings, which a host supplies for the whole window.
public nonisolated struct EditButton: View {
    @Environment(\.editMode) private var editMode

    public init() {}

    @MainActor public var body: some View {
        let isEditing = editMode?.wrappedValue.isEditing == true
        Button(isEditing ? "Done" : "Edit") { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
}
