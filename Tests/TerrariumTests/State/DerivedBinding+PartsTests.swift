import Foundation
import Terrarium
import Testing

/// Who runs when a part changes of what a binding leads to.
@MainActor
struct DerivedBindingPartsTests {
    @Test func aPartOfAStateWakesThoseWhoReadThatPart() throws {
        struct Parent: View {
            @State var room = Room(lamps: 1, chairs: 1)
            var body: some View {
                VStack {
                    LampCounter(count: $room.lamps)
                    ChairCounter(count: $room.chairs)
                }
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("lamps 1") } == ["LampCounter": 1])
        #expect(try host.evaluations { try host.tap("chairs 1") } == ["ChairCounter": 1])
        #expect(host.texts == ["lamps 2", "chairs 2"])
    }

    @Test func anElementWakesItsOwnRow() throws {
        struct Parent: View {
            @State var rooms = [Room(lamps: 1), Room(lamps: 2), Room(lamps: 3)]
            var body: some View {
                VStack {
                    ForEach($rooms, id: \.id) { $room in LampCounter(count: $room.lamps) }
                    Button("turn") { rooms.reverse() }
                    Button("drop") { rooms.removeLast() }
                }
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("lamps 2") } == ["Parent": 1, "LampCounter": 1])
        #expect(host.texts.prefix(3) == ["lamps 1", "lamps 3", "lamps 3"])
        try host.tap("turn")
        #expect(host.texts.prefix(3) == ["lamps 3", "lamps 3", "lamps 1"])
        #expect(try host.evaluations { try host.tap("drop") } == ["Parent": 1])
        #expect(try host.evaluations { try host.tap(.button("lamps 3").nth(0)) } == ["Parent": 1, "LampCounter": 1])
        #expect(host.texts == ["lamps 4", "lamps 3", "turn", "drop"])
    }

    @Test func whoReadsTheWholeBesideAPartHearsOfAllChanges() throws {
        struct Both: View {
            @Binding var room: Room
            let wholeFirst: Bool
            var body: some View {
                let first = wholeFirst ? room.chairs : $room.lamps.wrappedValue
                let second = wholeFirst ? $room.lamps.wrappedValue : room.chairs
                Text("\(first) \(second)")
            }
        }
        struct Parent: View {
            @State var room = Room(lamps: 1, chairs: 10)
            var body: some View {
                VStack {
                    Both(room: $room, wholeFirst: true)
                    Both(room: $room, wholeFirst: false)
                    Button("lamp") { room.lamps += 1 }
                    Button("chair") { room.chairs += 1 }
                }
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("chair") } == ["Both": 2])
        #expect(try host.evaluations { try host.tap("lamp") } == ["Both": 2])
        #expect(host.texts.prefix(2) == ["11 2", "2 11"])
    }

    @Test func partsAreRememberedAfreshByEachEvaluation() throws {
        struct Choosing: View {
            @Binding var room: Room
            @State var showsLamps = true
            var body: some View {
                Button(showsLamps ? "lamps \($room.lamps.wrappedValue)" : "chairs \($room.chairs.wrappedValue)") {
                    showsLamps.toggle()
                }
            }
        }
        struct Parent: View {
            @State var room = Room(lamps: 1, chairs: 1)
            var body: some View {
                VStack {
                    Choosing(room: $room)
                    Button("lamp") { room.lamps += 1 }
                    Button("chair") { room.chairs += 1 }
                }
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("chair") } == [:])
        try host.tap("lamps 1")
        #expect(try host.evaluations { try host.tap("lamp") } == [:])
        #expect(try host.evaluations { try host.tap("chair") } == ["Choosing": 1])
        #expect(host.texts.first == "chairs 3")
    }

    @Test func aBindingToAStoredValueIsTheSameInputEachTime() throws {
        struct Parent: View {
            @AppStorage("lamps") var lamps = 1
            @State var taps = 0
            var body: some View {
                VStack {
                    LampCounter(count: $lamps)
                    Button("t\(taps)") { taps += 1 }
                }
            }
        }
        let name = "terrarium-derived-\(UUID().uuidString)"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let host = host { Parent().defaultAppStorage(store) }
        #expect(try host.evaluations { try host.tap("t0") } == ["Parent": 1])
        #expect(try host.evaluations { try host.tap("lamps 1") } == ["LampCounter": 1])
        #expect(host.texts == ["lamps 2", "t1"])
    }
}

private struct Room: Identifiable {
    let id = UUID()
    var lamps = 0
    var chairs = 0
}

private struct LampCounter: View {
    @Binding var count: Int
    var body: some View { Button("lamps \(count)") { count += 1 } }
}

private struct ChairCounter: View {
    @Binding var count: Int
    var body: some View { Button("chairs \(count)") { count += 1 } }
}
