import Foundation
import Terrarium
import Testing

private struct Group: Identifiable {
    let id: String
    var items: [String]
}

private struct Groups: View {
    @State var groups = [Group(id: "A", items: ["a1", "a2"]), Group(id: "B", items: ["b1", "b2"])]

    var body: some View {
        List {
            ForEach($groups) { $group in
                Section(group.id) {
                    ForEach(group.items, id: \.self) { Text($0) }
                        .onDelete { group.items.remove(atOffsets: $0) }
                }
            }
        }
    }
}

@MainActor
struct SectionTests {
    @Test func sectionsMayComeFromALoop() {
        let host = host(200, 500) { Groups() }
        #expect(host.texts == ["A", "a1", "a2", "B", "b1", "b2"])
        #expect(host.all(.role(.section)).count == 2)
    }

    @Test func aRowIsCountedInItsOwnSection() throws {
        let host = host(200, 500) { Groups() }
        try host.swipe("b2", .trailing)
        try host.swipe("a1", .trailing)
        #expect(host.texts == ["A", "a2", "B", "b1"])
        try host.swipe("b1", .trailing)
        #expect(host.texts == ["A", "a2", "B"])
    }

    @Test func outsideOfAListItIsItsViews() {
        let host = host {
            VStack {
                Section("Head") { Text("a") }
            }
        }
        #expect(host.texts == ["Head", "a"])
    }

    @Test func fieldsInRowsWriteToTheirElement() throws {
        struct Names: View {
            @State var names = [Group(id: "x", items: []), Group(id: "y", items: [])]
            @State var text = ["x": "", "y": ""]
            var body: some View {
                Form {
                    ForEach(names) { name in
                        TextField(
                            name.id,
                            text: Binding(get: { text[name.id] ?? "" }, set: { text[name.id] = $0 }))
                    }
                    Text("\(text["x"] ?? "")|\(text["y"] ?? "")")
                }
            }
        }
        let host = host(200, 400) { Names() }
        try host.type("two", into: .field("y"))
        #expect(host.texts.last == "|two")
    }
}
