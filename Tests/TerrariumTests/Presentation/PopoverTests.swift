import Foundation
import Terrarium
import Testing

private struct Pointing: View {
    @State var isOn = true
    let edge: Edge

    var body: some View {
        Text("r").popover(isPresented: $isOn, arrowEdge: edge) { Text("pop") }
    }
}

@MainActor
struct PopoverTests {
    @Test(arguments: [
        (Edge.top, CGRect(x: 88, y: 26, width: 24, height: 16)),
        (.bottom, CGRect(x: 88, y: 58, width: 24, height: 16)),
        (.leading, CGRect(x: 72, y: 42, width: 24, height: 16)),
        (.trailing, CGRect(x: 104, y: 42, width: 24, height: 16)),
    ])
    func aPopoverStandsBesideItsView(edge: Edge, frame: CGRect) throws {
        let host = host(200, 100) { Pointing(edge: edge) }
        #expect(try host.frame(of: "pop") == frame)
    }

    @Test func withoutRoomItStandsAtTheOtherSide() throws {
        let host = host(200, 100) { Pointing(edge: .top).frame(height: 100, alignment: .top) }
        #expect(try host.frame(of: "pop") == CGRect(x: 88, y: 16, width: 24, height: 16))
    }

    @Test func aTapBesideItEndsIt() throws {
        let host = host { Pointing(edge: .top) }
        try host.dismiss()
        #expect(host.texts == ["r"])
    }
}
