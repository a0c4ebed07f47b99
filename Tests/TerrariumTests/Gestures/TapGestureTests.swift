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

    @Test func gesturesOfTheViewsAroundTakePart() throws {
        let log = Log()
        let host = host {
            VStack {
                VStack { Text("both").onTapGesture { log("both") } }
                    .simultaneousGesture(TapGesture().onEnded { log("around") })
                VStack { Button("loses") { log("loses") } }
                    .highPriorityGesture(TapGesture().onEnded { log("wins") })
                VStack { Text("alone").onTapGesture { log("alone") } }.gesture(TapGesture().onEnded { log("never") })
                VStack { Button("held") { log("held") } }
                    .highPriorityGesture(TapGesture(count: 2).onEnded { log("twice") })
                VStack { Button("free") { log("free") } }
                    .highPriorityGesture(TapGesture().onEnded { log("never") }, including: .subviews)
            }
        }
        try host.tap("both")
        try host.tap("loses")
        try host.tap("alone")
        try host.tap("free")
        #expect(log.entries == ["both", "around", "wins", "alone", "free"])
        try host.tap("held")
        try host.tap("held")
        #expect(log.entries.suffix(2) == ["held", "twice"])
    }

    @Test func gesturesAroundThePresenterDoNotHearOfTheSheet() throws {
        struct Presenter: View {
            @State var isOpen = true
            let log: Log
            var body: some View {
                Text("below")
                    .sheet(isPresented: $isOpen) { Button("inside") { log("inside") } }
                    .highPriorityGesture(TapGesture().onEnded { log("around") })
            }
        }
        let log = Log()
        let host = host { Presenter(log: log) }
        try host.tap("inside")
        #expect(log.entries == ["inside"])
    }

    @Test func disabledGesturesAroundStayOut() throws {
        let log = Log()
        let host = host {
            VStack { Text("x").onTapGesture { log("x") }.environment(\.isEnabled, true) }
                .simultaneousGesture(TapGesture().onEnded { log("around") }).disabled(true)
        }
        try host.tap("x")
        #expect(log.entries == ["x"])
    }

    @Test func aLongPressRunsItsAction() throws {
        let log = Log()
        let host = host { Text("x").onLongPressGesture { log("long") } }
        try host.longPress("x")
        #expect(log.entries == ["long"])
    }

    @Test func aMaskWithoutSubviewsSilencesWhatIsInside() throws {
        let log = Log()
        let host = host {
            VStack {
                Text("line").onTapGesture { log("never") }
                    .gesture(TapGesture().onEnded { log("line") }, including: .gesture)
                VStack { Button("button") { log("never") } }
                    .gesture(TapGesture().onEnded { log("around") }, including: .gesture)
                VStack { Text("too").onTapGesture { log("never") } }
                    .simultaneousGesture(TapGesture().onEnded { log("too") }, including: .gesture)
                VStack {
                    VStack { Button("far") { log("never") } }
                        .simultaneousGesture(TapGesture().onEnded { log("never") })
                        .highPriorityGesture(TapGesture().onEnded { log("near") }, including: .gesture)
                }
                .simultaneousGesture(TapGesture().onEnded { log("outer") })
                VStack { Button("all") { log("all") } }.gesture(TapGesture().onEnded { log("never") }, including: .all)
            }
        }
        for name in ["line", "button", "too", "far", "all"] { try host.tap(.text(name)) }
        #expect(log.entries == ["line", "around", "too", "near", "outer", "all"])
    }

    @Test func theOuterTapWaitsForTheDoubleTapInside() throws {
        let log = Log()
        let host = host {
            VStack {
                Text("x").onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
                Text("y").onTapGesture { log("inner") }.onTapGesture(count: 2) { log("never") }
                Text("z").gesture(
                    TapGesture(count: 2).onEnded { log("two") }
                        .exclusively(before: TapGesture().onEnded { log("one") }))
            }
        }
        try host.tap("x")
        try host.doubleTap("x")
        try host.tap("x")
        #expect(log.entries == ["single", "double", "single"])
        try host.doubleTap("y")
        #expect(log.entries.suffix(2) == ["inner", "inner"])
        try host.tap("z")
        try host.doubleTap("z")
        #expect(log.entries.count == 7)
        #expect(log.entries.suffix(2) == ["one", "two"])
    }
}
