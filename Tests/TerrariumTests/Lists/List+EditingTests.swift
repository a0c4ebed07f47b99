import Foundation
import Terrarium
import Testing

private struct Tea: Identifiable {
    let id: Int
    var name: String
}

private struct TeaShelf: View {
    @State private var teas = [Tea(id: 1, name: "Assam"), Tea(id: 2, name: "Sencha")]
    var actions: EditActions<[Tea]> = .all

    var body: some View {
        List($teas, editActions: actions) { $tea in TextField("Name", text: $tea.name) }
    }
}

@MainActor
struct ListEditingTests {
    @Test func aSwipeDeletesARowWhereThatIsAllowed() throws {
        let host = host { TeaShelf() }
        try host.swipe(.role(.row).nth(0), .trailing)
        #expect(host.texts == ["Sencha"])
    }

    @Test func rowsAreBindings() throws {
        let host = host { TeaShelf() }
        try host.type("!", into: .role(.textField).nth(1))
        #expect(host.texts == ["Assam", "Sencha!"])
    }

    @Test func aFieldMayGoWithItsElement() throws {
        let host = host { TeaColumn() }
        let bodies = try host.evaluations { try host.tap("Drop the first") }
        #expect(host.texts == ["Sencha", "Drop the first"])
        #expect(bodies == ["TeaColumn": 1])
        try host.type("!", into: .role(.textField))
        #expect(host.texts == ["Sencha!", "Drop the first"])
        try host.tap("Drop the first")
        #expect(host.texts == ["Drop the first"])
    }
}

private struct TeaColumn: View {
    @State private var teas = [Tea(id: 1, name: "Assam"), Tea(id: 2, name: "Sencha")]

    var body: some View {
        VStack {
            ForEach($teas) { $tea in TextField("Name", text: $tea.name) }
            Button("Drop the first") { teas.removeFirst() }
        }
    }
}
