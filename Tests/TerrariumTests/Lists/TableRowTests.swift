import Foundation
import Terrarium
import Testing

private struct Tea: Identifiable {
    let id: Int
    let name: String
}

@MainActor
struct TableRowTests {
    private func texts(@TableRowBuilder<Tea> rows: () -> some TableRowContent<Tea>) -> [String] {
        let table = Table(of: Tea.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            rows()
        }
        return Array(host(200, 300) { table }.texts.dropFirst())
    }

    @Test func rowsStandInTheOrderOfTheClosure() {
        let teas = [Tea(id: 2, name: "Sencha"), Tea(id: 3, name: "Oolong")]
        let all = texts {
            TableRow(Tea(id: 1, name: "Assam"))
            ForEach(teas) { TableRow($0) }
            TableRow(Tea(id: 4, name: "Mate"))
        }
        #expect(all == ["Assam", "Sencha", "Oolong", "Mate"])
    }

    @Test(arguments: [true, false]) func conditionsChooseRows(isHot: Bool) {
        let chosen = texts {
            if isHot { TableRow(Tea(id: 1, name: "Assam")) }
            if isHot {
                TableRow(Tea(id: 2, name: "Sencha"))
            } else {
                TableRow(Tea(id: 3, name: "Iced"))
            }
        }
        #expect(chosen == (isHot ? ["Assam", "Sencha"] : ["Iced"]))
    }
}
