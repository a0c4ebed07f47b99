import Foundation
import Terrarium
import Testing

@MainActor
struct TapGestureTests {
    @Test func aTapRunsTheAction() throws {
        let log = Log()
        let host = host { Text("x").onTapGesture { log("tap") } }
        try host.tap("x")
        #expect(log.entries == ["tap"])
        #expect(host.outline().contains("Text \"x\" [tap]"))
    }

    @Test func theInnerButtonWins() throws {
        let log = Log()
        let host = host {
            VStack { Button("in") { log("in") } }.onTapGesture { log("out") }
        }
        try host.tap("in")
        #expect(log.entries == ["in"])
    }

    @Test func twoTapsMakeADoubleTap() throws {
        let log = Log()
        let host = host { Text("x").onTapGesture(count: 2) { log("double") } }
        try host.tap("x")
        #expect(log.entries.isEmpty)
        try host.tap("x")
        #expect(log.entries == ["double"])
    }

    @Test func priorities() throws {
        let log = Log()
        let host = host {
            VStack {
                Button("a") { log("a") }.highPriorityGesture(TapGesture().onEnded { log("high") })
                Button("b") { log("b") }.simultaneousGesture(TapGesture().onEnded { log("too") })
            }
        }
        try host.tap("a")
        try host.tap("b")
        #expect(log.entries == ["high", "b", "too"])
    }

    @Test func aLongPressRunsItsAction() throws {
        let log = Log()
        let host = host { Text("x").onLongPressGesture { log("long") } }
        try host.longPress("x")
        #expect(log.entries == ["long"])
    }
}
