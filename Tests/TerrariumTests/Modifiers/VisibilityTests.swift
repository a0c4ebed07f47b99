import Foundation
import Terrarium
import Testing

@MainActor
struct VisibilityTests {
    @Test func wordsInOutlines() {
        checkOutline(Text("a").hidden(), #"Text "a" hidden @96,42 8x16"#)
        checkOutline(Text("a").opacity(0.5), #"Text "a" opacity=0.5 @96,42 8x16"#)
        checkOutline(Text("a").opacity(1), #"Text "a" @96,42 8x16"#)
        checkOutline(Text("a").clipped(), #"Text "a" clipped @96,42 8x16"#)
        checkOutline(Text("a").allowsHitTesting(false), #"Text "a" @96,42 8x16"#)
    }

    @Test func hiddenViewsKeepTheirRoomAndAreNotSeen() throws {
        let host = host(200, 100) {
            VStack(spacing: 0) {
                Text("a").hidden()
                Text("b").opacity(0)
                Text("c").opacity(0.1)
            }
        }
        #expect(host.texts == ["c"])
        #expect(try host.frame(of: "c") == CGRect(x: 96, y: 58, width: 8, height: 16))
    }

    @Test(arguments: [0, 1, 2])
    func tapsGoThroughWhatIsNotSeenOrDeaf(kind: Int) throws {
        let log = Log()
        let host = host(200, 100) {
            ZStack {
                Button("below") { log("below") }
                switch kind {
                case 0: Button("above") { log("above") }.hidden()
                case 1: Button("above") { log("above") }.opacity(0)
                default: Button("above") { log("above") }.allowsHitTesting(false)
                }
            }
        }
        try host.tap("below")
        #expect(throws: ViewQueryError.self) { try host.tap("above") }
        #expect(log.entries == ["below"])
    }

    @Test func whatIsClippedAwayCannotBeTapped() {
        let host = host(200, 100) {
            VStack {
                Button("out") {}.offset(x: 60).frame(width: 50).clipped()
                Button("over") {}.offset(x: 60).frame(width: 50)
            }
        }
        let error = #expect(throws: ViewQueryError.self) { try host.tap("out") }
        #expect(error?.kind == .offScreen)
        #expect(throws: Never.self) { try host.tap("over") }
    }
}
