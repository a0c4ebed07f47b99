import Foundation
import Terrarium
import Testing

private struct EditedShelf: View {
    @Environment(\.editMode) private var editMode

    var body: some View {
        VStack {
            EditButton()
            Text(verbatim: editMode?.wrappedValue.isEditing == true ? "editing" : "reading")
        }
    }
}

@MainActor
struct EditButtonTests {
    @Test func itBeginsAndEndsEditing() throws {
        let host = host { EditedShelf() }
        #expect(host.texts == ["Edit", "reading"])
        try host.tap("Edit")
        #expect(host.texts == ["Done", "editing"])
        try host.tap("Done")
        #expect(host.texts == ["Edit", "reading"])
    }

    @Test func aBindingOfOnesOwnTakesTheHostsPlace() throws {
        struct Page: View {
            @State var mode = EditMode.active
            var body: some View { EditedShelf().environment(\.editMode, $mode) }
        }
        let host = host { Page() }
        #expect(host.texts == ["Done", "editing"])
        try host.tap("Done")
        #expect(host.texts == ["Edit", "reading"])
    }
}
