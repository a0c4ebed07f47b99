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

    @Test func theRowsOfALoopMayBeEditableByThemselves() throws {
        struct Shelf: View {
            @State var teas = [Tea(id: 1, name: "Assam"), Tea(id: 2, name: "Sencha"), Tea(id: 3, name: "Mate")]
            @State var words = ["one", "two"]
            var body: some View {
                List {
                    ForEach($teas, editActions: .delete) { $tea in Text(tea.name) }
                    ForEach($words, id: \.self, editActions: .move) { $word in Text(word) }
                }
            }
        }
        let host = host(200, 400) { Shelf() }
        try host.swipe("Assam", .trailing)
        try host.swipe("Mate", .trailing)
        #expect(host.texts == ["Sencha", "one", "two"])
        #expect(throws: (any Error).self) { try host.swipe("one", .trailing) }
    }

    @Test func theRowsMayBeIdentifiedByAProperty() throws {
        struct Words: View {
            @State var words = ["one", "two"]
            var body: some View {
                List($words, id: \.self, editActions: .all) { $word in Text(word) }
            }
        }
        let host = host { Words() }
        try host.swipe("one", .trailing)
        #expect(host.texts == ["two"])
    }

    @Test func aRowMovesWhereThatIsAllowed() throws {
        let host = host { TeaShelf() }
        try host.move(.role(.row).nth(1), toOffset: 0)
        #expect(host.texts == ["Sencha", "Assam"])
        let fixed = TerrariumTests.host { TeaShelf(actions: .delete) }
        #expect(throws: ViewQueryError.self) { try fixed.move(.role(.row).nth(1), toOffset: 0) }
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

    @Test func rowsAreSelectedAndDeleted() throws {
        struct Shelf: View {
            @State var teas = [Tea(id: 1, name: "Assam"), Tea(id: 2, name: "Sencha")]
            @State var chosen: Set<Int> = []
            var body: some View {
                VStack {
                    List($teas, editActions: .delete, selection: $chosen) { $tea in Text(tea.name) }
                    Text(verbatim: "\(chosen)")
                }
            }
        }
        let host = host(200, 400) { Shelf() }
        try host.tap("Sencha")
        #expect(host.texts == ["Assam", "Sencha", "[2]"])
        try host.swipe("Assam", .trailing)
        #expect(host.texts == ["Sencha", "[2]"])
    }
}
