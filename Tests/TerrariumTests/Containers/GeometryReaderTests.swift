import Foundation
import Terrarium
import Testing

@MainActor
struct GeometryReaderTests {
    @Test func itTakesWhatIsOfferedAndStartsAtTheTopLeadingCorner() throws {
        let host = host(100, 100) {
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(width: 32, height: 20)
        }
        #expect(host.texts == ["32"])
        #expect(try host.frame(of: "32") == CGRect(x: 34, y: 40, width: 16, height: 16))
    }
}
