import Foundation
import Terrarium
import Testing

@MainActor
struct ViewTapLocationTests {
    @Test func aTapTellsItsPlace() throws {
        let log = Log()
        let host = host { Text("x").onTapGesture { point in log("\(point.x),\(point.y)") } }
        try host.tap("x")
        #expect(log.entries == ["0.0,0.0"])
    }

    @Test(arguments: [true, false]) func aGestureMayBeMissing(isThere: Bool) throws {
        let log = Log()
        let host = host { Text("x").gesture(isThere ? TapGesture().onEnded { log("tapped") } : nil) }
        #expect(host.outline(.structure).contains("[tap]") == isThere)
    }
}
