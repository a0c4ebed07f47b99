import Foundation
import Terrarium
import Testing

/// A list of twenty buttons in a window with room for a few.
private struct LongList: View {
    let log: Log
    var isScrollDisabled = false

    var body: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { row in
                    Button("row \(row)") { log("row \(row)") }.frame(height: 40)
                }
            }
        }
        .scrollDisabled(isScrollDisabled)
    }
}

/// Shows an alert over a button.
private struct Deleting: View {
    @State private var isAsking = true
    let log: Log

    var body: some View {
        Button("Delete") { log("delete") }
            .alert("Delete 3 items?", isPresented: $isAsking) {
                Button("Delete", role: .destructive) { log("really") }
                Button("Cancel", role: .cancel) {}
            }
    }
}

@MainActor
struct ViewHostActingTests {
    /// The error of an action that is refused: its kind, and the first line of its message.
    private func refusal(_ work: () throws -> Void) -> String {
        do {
            try work()
            return "nothing refused"
        } catch let error as ViewQueryError {
            return "\(error.kind): \(error.message.prefix { $0 != "\n" })"
        } catch {
            return "another error: \(error)"
        }
    }

    @Test func aTapShowsItsConsequencesAtOnce() throws {
        let host = host { TapCounter() }
        try host.tap("c:0")
        #expect(host.texts == ["c:1"])
        try host.tap(.button("c:1"))
        try host.tap(.role(.button))
        #expect(host.texts == ["c:3"])
    }

    @Test func aDisabledControlIsRefusedByName() {
        let log = Log()
        let host = host {
            VStack {
                Button("go") { log("go") }.disabled(true)
                VStack { Toggle("Wi-Fi", isOn: .constant(false)) }.disabled(true)
                TextField("Name", text: .constant("")).disabled(true)
            }
        }
        #expect(
            refusal { try host.tap("go") }
                == #"disabled: Button "go" is disabled: it, or a view around it, is marked disabled(true)."#)
        #expect(refusal { try host.set(.toggle("Wi-Fi"), to: true) }.hasPrefix(#"disabled: Toggle "Wi-Fi""#))
        #expect(refusal { try host.type("Ada", into: .field("Name")) }.hasPrefix(#"disabled: TextField "Name""#))
        #expect(log.entries == [])
    }

    /// Two buttons of one name in two cards: the path of the refusal, and its frame, tell which was meant.
    @Test func aRefusalSaysWhereItsTargetStands() throws {
        struct Card: View {
            let isOff: Bool
            var body: some View { Button("go") {}.disabled(isOff) }
        }
        struct Desk: View {
            var body: some View {
                VStack(spacing: 0) {
                    Card(isOff: true).accessibilityIdentifier("left")
                    Card(isOff: true)
                    Button("far") {}.offset(x: 500)
                    Button("deaf") {}.allowsHitTesting(false)
                    Color.red.frame(width: 0, height: 0).onTapGesture {}.accessibilityIdentifier("none")
                    Button("behind") {}.overlay { Color.red }
                    Stepper("Guests", value: .constant(3), in: 0...3)
                    Text("plain")
                }
            }
        }
        let host = host(200, 200) { Desk() }
        func place(_ work: () throws -> Void) -> Substring? {
            #expect(throws: ViewQueryError.self, performing: work)?.message.split(separator: "\n").dropFirst().first
        }
        #expect(
            place { try host.tap(.button("go").nth(0)) }
                == #"It stands in: Desk > Card #left > Button "go" @92,36 16x16"#)
        #expect(
            place { try host.tap(.button("go").nth(1)) } == #"It stands in: Desk > Card > Button "go" @92,52 16x16"#)
        #expect(place { try host.tap("far") } == #"It stands in: Desk > Button "far" @588,68 24x16"#)
        #expect(place { try host.tap("deaf") } == #"It stands in: Desk > Button "deaf" @84,84 32x16"#)
        #expect(place { try host.tap(.id("none")) } == "It stands in: Desk > frame #none @100,100 0x0")
        #expect(place { try host.tap("behind") } == #"It stands in: Desk > Button "behind" @76,100 48x16"#)
        #expect(place { try host.increment("Guests") } == "It stands in: Desk")
        #expect(place { try host.tap("plain") } == #"It stands in: Desk > Text "plain" @80,148 40x16"#)
    }

    /// A style over a view stops taps on all that is in it; a gesture around both takes them.
    @Test func theStyleOfAnOverlayIsInTheWay() throws {
        let log = Log()
        let host = host {
            VStack {
                Button("button") { log("button") }.overlay(Color.red.opacity(0.2))
                VStack { Button("inside") { log("inside") } }.overlay(.red)
                Button("clear") { log("clear") }.overlay(.clear)
                Button("deaf") { log("deaf") }.background(.red)
                Text("gesture").overlay(.red).onTapGesture { log("gesture") }
            }
        }
        #expect(refusal { try host.tap("button") }.hasPrefix(#"covered: Button "button" is covered by"#))
        #expect(refusal { try host.tap("inside") }.hasPrefix(#"covered: Button "inside" is covered by"#))
        for name in ["clear", "deaf", "gesture"] { try host.tap(.text(name)) }
        #expect(log.entries == ["clear", "deaf", "gesture"])
    }

    @Test func whatALayerCoversIsRefusedByItsName() throws {
        let log = Log()
        let host = host { Deleting(log: log) }
        #expect(
            refusal { try host.tap(.button("Delete").anywhere.nth(0)) }
                == #"covered: Button "Delete" is covered by alert "Delete 3 items?", which has to be closed first."#)
        try host.tap("Delete")
        #expect(log.entries == ["really"])
        try host.tap("Delete")
        #expect(log.entries == ["really", "delete"])
    }

    @Test func aTargetBehindTheFrontNamesWhatCoversIt() {
        let host = host {
            VStack { Button("Save") {} }.sheet(isPresented: .constant(true)) { Text("Profile") }
        }
        #expect(
            refusal { try host.tap("Save") }
                == #"covered: Button "Save" is covered by sheet "Profile", which has to be closed first."#)
        #expect(refusal { try host.focus("Save") }.hasPrefix("covered:"))
        #expect(refusal { _ = try host.find("Save") } == #"notFound: "Save" matches nothing in the front."#)
    }

    @Test func whatIsDrawnOverATargetIsNamed() {
        let host = host {
            ZStack {
                Button("go") {}; Color.red.frame(width: 60, height: 60)
            }
        }
        #expect(refusal { try host.tap("go") }.hasPrefix(#"covered: Button "go" is covered by Color red"#))
    }

    @Test func whatLetsTapsThroughCoversNothing() throws {
        let log = Log()
        let host = host {
            ZStack {
                Button("go") { log("go") }
                Color.red.allowsHitTesting(false)
                Color.clear
                Color.red.hidden()
                Color.red.opacity(0)
                Text("over it")
            }
        }
        try host.tap("go")
        #expect(log.entries == ["go"])
    }

    @Test func aTextWithoutActionIsRefused() {
        let host = host {
            VStack {
                Text("plain"); Button("go") {}
            }
        }
        #expect(
            refusal { try host.tap("plain") }
                == #"noAction: Text "plain" has no action "tap", and no view around it has."#)
        #expect(refusal { try host.increment("go") }.hasPrefix(#"noAction: Button "go" has no action "increment""#))
        #expect(refusal { try host.swipe("plain", .trailing) }.hasPrefix("noAction:"))
    }

    @Test func anActionThatAControlDoesNotKnowIsRefused() {
        let host = host {
            VStack {
                Toggle("Wi-Fi", isOn: .constant(false))
                Slider(value: .constant(0.5)).accessibilityIdentifier("volume")
            }
        }
        #expect(
            refusal { try host.set(.toggle("Wi-Fi"), to: 3) }
                == #"noAction: Toggle "Wi-Fi" cannot be set to the number 3."#)
        #expect(refusal { try host.set(.id("volume"), to: true) } == "noAction: Slider #volume cannot be set to true.")
    }

    @Test func outsideTheWindowIsOffScreen() {
        let host = host(100, 100) { Button("go") {}.offset(x: 500) }
        #expect(refusal { try host.tap("go") }.hasPrefix(#"offScreen: Button "go" is off screen"#))
    }

    @Test func whatIsScrolledAwayIsScrolledIntoView() throws {
        let log = Log()
        let host = host(200, 100) { LongList(log: log) }
        try host.tap("row 15")
        try host.tap("row 0")
        #expect(log.entries == ["row 15", "row 0"])
        #expect(try host.frame(of: "row 0").minY >= 0)
    }

    @Test func scrollersInsideScrollersAreScrolled() throws {
        let log = Log()
        let host = host(200, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 500)
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) {
                            ForEach(0..<10, id: \.self) { column in
                                Button("\(column)") { log("\(column)") }.frame(width: 80, height: 40)
                            }
                        }
                    }
                }
            }
        }
        try host.tap("9")
        #expect(log.entries == ["9"])
    }

    @Test func nothingIsScrolledWhereScrollingIsDisabled() {
        let log = Log()
        let host = host(200, 100) { LongList(log: log, isScrollDisabled: true) }
        #expect(refusal { try host.tap("row 15") }.hasPrefix(#"offScreen: Button "row 15" is off screen"#))
        #expect(
            refusal { try host.scroll(.role(.scrollView), to: 15) }
                == "disabled: ScrollView cannot be scrolled: it, or a view around it, is marked scrollDisabled(true).")
        #expect(log.entries == [])
    }

    @Test func duringAnActionNoOtherBegins() throws {
        struct Nested: View {
            let act: @MainActor () -> Void
            var body: some View {
                VStack {
                    Button("outer") { act() }
                    Button("inner") {}
                }
            }
        }
        var host: ViewHost?
        var messages: [String] = []
        let actions: [(ViewHost) throws -> Void] = [
            { try $0.tap("inner") }, { try $0.back() }, { try $0.dismiss() }, { try $0.select(tab: "a") },
            { try $0.scroll(.role(.list), to: 1) }, { try $0.tap(try $0.find("inner")) },
            { try $0.set("inner", to: true) }, { try $0.select("a", in: "inner") }, { try $0.clear("inner") },
            { try $0.doubleTap("inner") }, { try $0.increment("inner") }, { try $0.swipe("inner", .leading) },
            { try $0.submit("inner") }, { try $0.longPress("inner") },
        ]
        host = ViewHost {
            Nested {
                guard let host else { return }
                for action in actions { messages.append(self.refusal { try action(host) }) }
            }
        }
        try host?.tap("outer")
        #expect(messages.count == actions.count)
        for message in messages {
            #expect(
                message.hasPrefix("busy: ")
                    && message.hasSuffix("an action is running; wait until it has ended before you act again."))
        }
        try host?.tap("inner")
    }

    @Test func readingDuringAnActionSeesWhatItHasWritten() throws {
        struct Reading: View {
            @State private var count = 0
            let read: @MainActor () -> Void
            var body: some View {
                Button("count \(count)") {
                    count += 1
                    read()
                }
            }
        }
        var host: ViewHost?
        var seen: [String] = []
        host = ViewHost { Reading { seen = host?.texts ?? [] } }
        try host?.tap("count 0")
        #expect(seen == ["count 1"])
    }

    @Test func aNodeOfASnapshotCanBeTapped() throws {
        let host = host {
            VStack {
                TapCounter(name: "a"); TapCounter(name: "b")
            }
        }
        let buttons = host.all(.role(.button))
        try host.tap(buttons[1])
        #expect(host.texts == ["a:0", "b:1"])
        // The node is of an older snapshot, its view is the same.
        try host.tap(buttons[1])
        #expect(host.texts == ["a:0", "b:2"])
        // A finger on the label meets the button.
        try host.tap(try #require(host.all(.text("a:0")).first))
        #expect(host.texts == ["a:1", "b:2"])
    }

    @Test func aNodeOfASnapshotIsRefusedLikeAQuery() throws {
        struct Board: View {
            @State private var isThere = true
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        Button("off") {}.disabled(true)
                        Button("under") {}.overlay { Color.red }
                        Text("plain")
                        if isThere { Button("leave") { isThere = false } }
                        Color.clear.frame(width: 10, height: 500)
                        TapCounter(name: "far")
                    }
                }
            }
        }
        let host = host { Board() }
        func message(_ query: ViewQuery) throws -> String {
            let node = try host.find(query)
            return refusal { try host.tap(node) }
        }
        #expect(try message(.button("off")).hasPrefix(#"disabled: Button "off" is disabled"#))
        #expect(try message(.button("under")).hasPrefix(#"covered: Button "under" is covered by Color red"#))
        #expect(try message("plain").hasPrefix(#"noAction: Text "plain" has no action "tap""#))
        let leaving = try host.find(.button("leave"))
        try host.tap(leaving)
        #expect(
            refusal { try host.tap(leaving) }
                == #"noAction: Button "leave" has left the tree since it was found. Find it again."#)
        try host.tap(try host.find(.button("far:0")))
        #expect(host.texts.contains("far:1"))
    }

    @Test func aDoubleTap() throws {
        let log = Log()
        let host = host {
            Text("x").onTapGesture(count: 2) { log("double") }
            TapCounter()
        }
        try host.doubleTap("x")
        #expect(log.entries == ["double"])
        try host.doubleTap(.role(.button))
        #expect(host.texts.last == "c:2")
    }

    @Test func theFirstTapOfADoubleTapIsTaken() throws {
        let log = Log()
        let host = host { Text("x").onTapGesture(count: 2) { log("double") } }
        try host.tap("x")
        try host.tap("x")
        #expect(log.entries == ["double"])
    }

    @Test func severalTargetsAreRefused() {
        let host = host {
            VStack {
                Button("go") {}; Button("go") {}
            }
        }
        #expect(refusal { try host.tap("go") } == #"ambiguous: "go" matches 2 views:"#)
        #expect(refusal { try host.tap(.button("go").nth(1)) } == "nothing refused")
    }

    @Test func emptyStringsAreRefused() {
        let host = host { TextField("", text: .constant("")) }
        for query: ViewQuery in [
            "", .text(" "), .button(""), .id(""), .field(""), .label("\n"), .text(containing: ""),
            .role(.textField, named: " "), .role(.textField).within(""),
            .role(.textField).within(.role(.row).within(.id(" "))),
        ] {
            #expect(refusal { try host.tap(query) }.hasPrefix("emptyString:"))
            #expect(refusal { _ = try host.find(query) }.hasPrefix("emptyString:"))
        }
    }
}
