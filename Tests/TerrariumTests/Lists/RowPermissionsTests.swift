import Foundation
import Terrarium
import Testing

private struct Crew: View {
    @State private var names = ["Ann", "Bob", "Cy"]
    @State private var chosen: String?

    var body: some View {
        List(selection: $chosen) {
            ForEach(names, id: \.self) { name in
                Text(name)
                    .selectionDisabled(name == "Bob")
                    .deleteDisabled(name == "Ann")
                    .moveDisabled(name == "Cy")
            }
            .onDelete { names.remove(atOffsets: $0) }
            .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        }
    }
}

@MainActor
struct RowPermissionsTests {
    private func selected(_ host: ViewHost) -> [String] {
        host.all(.role(.row)).filter { $0.attributes.contains("selected") }.compactMap { $0.children.first?.text }
    }

    @Test func rowsOfferWhatTheyAllow() {
        let actions = host(200, 200) { Crew() }.all(.role(.row)).map(\.actions)
        #expect(actions == [["tap", "move"], ["swipe", "move"], ["tap", "swipe"]])
    }

    @Test func whatMustNotBeSelectedIsNot() throws {
        let host = host { Crew() }
        try host.tap("Ann")
        #expect(throws: ViewQueryError.self) { try host.tap("Bob") }
        #expect(throws: ViewQueryError.self) { try host.select("Bob", in: .role(.list)) }
        #expect(throws: ViewQueryError.self) { try host.set(.role(.list), selecting: "Bob") }
        #expect(selected(host) == ["Ann"])
        try host.select("Cy", in: .role(.list))
        #expect(selected(host) == ["Cy"])
    }

    @Test func itsButtonsCanBeUsed() throws {
        struct Row: View {
            @State private var chosen: Int?
            let log: Log
            var body: some View {
                List(selection: $chosen) {
                    Button("press") { log("pressed") }.tag(1).selectionDisabled()
                }
            }
        }
        let log = Log()
        let host = host { Row(log: log) }
        try host.tap("press")
        #expect(log.entries == ["pressed"])
        #expect(selected(host) == [])
    }

    @Test func whatMustNotBeDeletedStays() throws {
        let host = host { Crew() }
        #expect(throws: ViewQueryError.self) { try host.swipe("Ann", .trailing) }
        try host.swipe("Bob", .trailing)
        #expect(host.texts == ["Ann", "Cy"])
    }

    @Test func swipeActionsOfItsOwnStay() throws {
        let log = Log()
        let host = host {
            List {
                ForEach([1], id: \.self) { _ in
                    Text("row").swipeActions { Button("Pin") { log("pin") } }.deleteDisabled(true)
                }
                .onDelete { _ in log("delete") }
            }
        }
        try host.swipe("row", .trailing)
        #expect(log.entries == ["pin"])
    }

    @Test func whatMustNotBeMovedStays() throws {
        let host = host { Crew() }
        #expect(throws: ViewQueryError.self) { try host.move("Cy", toOffset: 0) }
        try host.move("Ann", toOffset: 3)
        #expect(host.texts == ["Bob", "Cy", "Ann"])
    }

    @Test func aModifierOnTheLoopSpeaksForAllRows() throws {
        struct Locked: View {
            @State private var names = ["a", "b"]
            @State private var isLocked = true
            var body: some View {
                VStack(spacing: 0) {
                    Button("lock") { isLocked.toggle() }
                    List {
                        ForEach(names, id: \.self) { Text($0) }
                            .onDelete { names.remove(atOffsets: $0) }
                            .deleteDisabled(isLocked)
                    }
                }
            }
        }
        let host = host { Locked() }
        #expect(throws: ViewQueryError.self) { try host.swipe("a", .trailing) }
        try host.tap("lock")
        try host.swipe("a", .trailing)
        #expect(host.texts == ["lock", "b"])
    }

    @Test func optionsOfAPickerAreKeptToo() throws {
        struct Choosing: View {
            @State private var size = "S"
            var body: some View {
                Picker("Size", selection: $size) {
                    Text("Small").tag("S")
                    Text("Large").tag("L").selectionDisabled()
                }
            }
        }
        let host = host { Choosing() }
        #expect(throws: ViewQueryError.self) { try host.select("Large", in: .label("Size")) }
        #expect(throws: ViewQueryError.self) { try host.set(.label("Size"), selecting: "L") }
        #expect(try host.find(.label("Size")).value == "Small")
    }
}
