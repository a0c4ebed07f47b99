import Foundation
import Terrarium
import Testing

private struct Tea: Identifiable {
    let id: Int
    let name: String
    let price: Double
}

private struct TeaTable: View {
    @State private var selection: Int?
    let teas = [Tea(id: 1, name: "Assam", price: 9), Tea(id: 2, name: "Sencha", price: 12.5)]

    var body: some View {
        VStack {
            Table(teas, selection: $selection) {
                TableColumn("Name", value: \.name)
                TableColumn("Price") { Text("\($0.price, specifier: "%.1f")") }
            }
            Text(verbatim: selection.map { "tea \($0)" } ?? "none")
        }
    }
}

@MainActor
struct TableTests {
    @Test func rowsStandInColumnsUnderTheirTitles() {
        #expect(host(200, 400) { TeaTable() }.texts == ["Name", "Price", "Assam", "9.0", "Sencha", "12.5", "none"])
    }

    @Test func aRowIsSelected() throws {
        let host = host(200, 400) { TeaTable() }
        try host.tap("Sencha")
        #expect(host.texts.last == "tea 2")
    }
}
