import Foundation
import Terrarium
import Testing

@MainActor
struct NavigationBarItemsTests {
    @Test func itemsStandAtBothEnds() throws {
        let log = Log()
        let host = host(200, 100) {
            NavigationView {
                Text("x").navigationBarTitle("T", displayMode: .inline)
                    .navigationBarItems(
                        leading: Button("in") { log("in") }, trailing: Button("out") { log("out") })
            }
        }
        #expect(
            host.texts == ["T", "in", "out", "x"] || host.texts == ["in", "T", "out", "x"],
            "\(host.texts)")
        #expect(try host.frame(of: "in") == CGRect(x: 16, y: 14, width: 16, height: 16))
        #expect(try host.frame(of: "out") == CGRect(x: 160, y: 14, width: 24, height: 16))
        try host.tap("in")
        try host.tap("out")
        #expect(log.entries == ["in", "out"])
    }

    @Test func oneEndAlone() throws {
        let host = host(200, 100) {
            NavigationView {
                VStack {
                    Text("x").navigationBarItems(leading: Text("l"))
                    Text("y").navigationBarItems(trailing: Text("t"))
                }
            }
        }
        #expect(try host.frame(of: "l").minX == 16)
        #expect(try host.frame(of: "t").maxX == 184)
    }
}
