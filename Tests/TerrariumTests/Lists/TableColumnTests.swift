import Foundation
import Terrarium
import Testing

private struct Tea: Identifiable {
    let id: Int
    let name: String
}

@MainActor
struct TableColumnTests {
    @Test(arguments: [true, false]) func columnsComeAndGo(showsID: Bool) {
        let host = host(200, 300) {
            Table([Tea(id: 7, name: "Assam")]) {
                TableColumn("Name", value: \.name).width(min: 10, ideal: 20)
                if showsID {
                    TableColumn("Number", value: \.id) { Text(verbatim: "no. \($0.id)") }
                }
            }
        }
        #expect(host.texts == (showsID ? ["Name", "Number", "Assam", "no. 7"] : ["Name", "Assam"]))
    }
}
