import Foundation
import Terrarium
import Testing

private struct Tea: Identifiable, Sendable {
    let id: Int
    let name: String
    let price: Double
}

private struct TeaBook: View {
    @State private var teas = [
        Tea(id: 1, name: "Sencha", price: 12), Tea(id: 2, name: "Assam", price: 9),
        Tea(id: 3, name: "Pu-Erh", price: 30),
    ]
    @State private var order = [KeyPathComparator(\Tea.name)]
    @State private var selection: Set<Int> = []

    var body: some View {
        VStack {
            Table(of: Tea.self, selection: $selection, sortOrder: $order) {
                TableColumn("Name", value: \.name)
                TableColumn("Price", value: \.price) { Text(verbatim: "\($0.price)") }
                TableColumn("Note") { _ in Text("–") }
            } rows: {
                ForEach(teas.sorted(using: order)) { TableRow($0) }
            }
            Text(verbatim: "chosen \(selection.sorted())")
        }
    }
}

@MainActor
struct TableInitsTests {
    private func names(_ host: ViewHost) -> [String] {
        host.texts.filter { ["Sencha", "Assam", "Pu-Erh"].contains($0) }
    }

    @Test func theTitleOfAColumnSortsByItsValueAndThenTheOtherWayRound() throws {
        let host = host(300, 400) { TeaBook() }
        #expect(names(host) == ["Assam", "Pu-Erh", "Sencha"])
        try host.tap("Name")
        #expect(names(host) == ["Sencha", "Pu-Erh", "Assam"])
        try host.tap("Price")
        #expect(names(host) == ["Assam", "Sencha", "Pu-Erh"])
        try host.tap("Price")
        #expect(names(host) == ["Pu-Erh", "Sencha", "Assam"])
        try host.tap("Name")
        #expect(names(host) == ["Assam", "Pu-Erh", "Sencha"])
    }

    @Test func aColumnWithoutAValueDoesNotSort() {
        let host = host(300, 400) { TeaBook() }
        #expect(throws: ViewQueryError.self) { try host.tap(.button("Note")) }
    }

    @Test func rowsOfAClosureAreSelected() throws {
        let host = host(300, 400) { TeaBook() }
        try host.tap("Sencha")
        try host.tap("Assam")
        #expect(host.texts.last == "chosen [1, 2]" || host.texts.last == "chosen [2]")
    }
}
