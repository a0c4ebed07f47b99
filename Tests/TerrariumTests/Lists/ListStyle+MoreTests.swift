import Foundation
import Terrarium
import Testing

@MainActor
struct ListStyleMoreTests {
    @Test(arguments: [true, false]) func otherListsHaveTheRowsOfAPlainOne(isBordered: Bool) throws {
        let host = host {
            if isBordered {
                List { Text("x") }.listStyle(.bordered(alternatesRowBackgrounds: true))
            } else {
                List { Text("x") }.listStyle(.carousel)
            }
        }
        #expect(try host.frame(of: .role(.row)).width == 200)
    }
}
