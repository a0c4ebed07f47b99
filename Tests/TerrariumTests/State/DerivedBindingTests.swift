import Foundation
import Terrarium
import Testing

private struct Settings {
    var isLoud = false
    var name = "a"
}

private struct Song: Identifiable, Equatable {
    let id: Int
    var isLiked = false
}

private final class Radio: ObservableObject {
    @Published var isOn = false
    @Published var station = 1
    @Published var settings = Settings()
    @Published var songs = [Song(id: 1), Song(id: 2), Song(id: 3)]
    @Published var guest: String? = "Ada"
    @Published var code = ""
}

private struct Lamp: View {
    @Binding var isOn: Bool
    var body: some View { Text(isOn ? "on" : "off") }
}

/// A view that hands the binding on without reading it.
private struct LampStand: View {
    @Binding var isOn: Bool
    var body: some View { Lamp(isOn: $isOn) }
}

private struct SongRow: View {
    @Binding var song: Song
    var body: some View { Button("\(song.id) \(song.isLiked ? "liked" : "-")") { song.isLiked.toggle() } }
}

private struct GuestLabel: View {
    @Binding var name: String
    var body: some View { Text(name) }
}

/// A view that owns the object, and hands bindings to its properties to views below, which hold no object.
private struct Desk: View {
    @StateObject var radio = Radio()

    var body: some View {
        VStack {
            LampStand(isOn: $radio.isOn)
            Toggle("power", isOn: $radio.isOn)
            Lamp(isOn: $radio.settings.isLoud)
            TextField("name", text: $radio.settings.name)
            SecureField("code", text: $radio.code)
            Button("flip") { radio.isOn.toggle() }
            Button("louder") { radio.settings.isLoud = true }
            Button("rename") { radio.settings.name = "b" }
            Button("tune") { radio.station += 1 }
            Button("forget") { radio.code = "" }
        }
    }
}

private struct Playlist: View {
    @ObservedObject var radio: Radio

    var body: some View {
        VStack {
            ForEach($radio.songs) { $song in SongRow(song: $song) }
        }
    }
}

private struct Guests: View {
    @EnvironmentObject var radio: Radio

    var body: some View {
        VStack {
            if let guest = Binding($radio.guest) { GuestLabel(name: guest) }
            LampStand(isOn: $radio.isOn)
        }
    }
}

/// Bindings to properties of an observable object: the object tells only that something in it changes, so who holds it
/// runs, and of the views that were given bindings those whose value is another.
@MainActor
struct DerivedBindingTests {
    @Test func viewsBelowFollowThePropertyWhoeverWrites() throws {
        let host = host(300, 400) { Desk() }
        try host.tap("flip")
        #expect(host.texts.first == "on")
        #expect(try host.find(.toggle("power")).value == "on")
        try host.tap(.toggle("power"))
        #expect(host.texts.first == "off")
        try host.tap("louder")
        #expect(host.texts.prefix(3) == ["off", "power", "on"])
        try host.tap("rename")
        #expect(try host.find(.field("name")).value == "b")
        try host.type("1815", into: .field("code"))
        try host.tap("forget")
        #expect(try host.find(.field("code")).value == "")
    }

    @Test func onlyThoseWhosePropertyIsDifferentRun() throws {
        let host = host(300, 400) { Desk() }
        #expect(try host.evaluations { try host.tap("tune") } == ["Desk": 1])
        #expect(try host.evaluations { try host.tap("flip") } == ["Desk": 1, "LampStand": 1, "Lamp": 1])
        #expect(try host.evaluations { try host.tap("louder") } == ["Desk": 1, "Lamp": 1])
        #expect(try host.evaluations { try host.tap("rename") } == ["Desk": 1])
    }

    @Test func rowsFollowTheirOwnElement() throws {
        let radio = Radio()
        let host = host(300, 400) { Playlist(radio: radio) }
        #expect(host.evaluations { radio.songs[1].isLiked = true } == ["Playlist": 1, "SongRow": 1])
        #expect(host.texts == ["1 -", "2 liked", "3 -"])
        #expect(try host.evaluations { try host.tap("3 -") } == ["Playlist": 1, "SongRow": 1])
        #expect(host.evaluations { radio.station = 9 } == ["Playlist": 1])
        radio.songs.removeFirst()
        #expect(host.texts == ["2 liked", "3 liked"])
    }

    @Test func objectsOfTheEnvironmentAndOptionalsToo() throws {
        let radio = Radio()
        let host = host(300, 400) { Guests().environmentObject(radio) }
        #expect(host.evaluations { radio.guest = "Grace" } == ["Guests": 1, "GuestLabel": 1])
        #expect(host.texts == ["Grace", "off"])
        #expect(host.evaluations { radio.isOn = true } == ["Guests": 1, "LampStand": 1, "Lamp": 1])
        radio.guest = nil
        #expect(host.texts == ["on"])
    }

    @Test func aReadBetweenTheWriteAndTheUpdateHidesNothing() throws {
        struct Reader: View {
            @Binding var isOn: Bool
            let radio: Radio
            let log: Log
            var body: some View {
                Button(isOn ? "on" : "off") {
                    radio.isOn.toggle()
                    log("\(isOn)")
                }
            }
        }
        struct Root: View {
            @StateObject var radio = Radio()
            let log: Log
            var body: some View { Reader(isOn: $radio.isOn, radio: radio, log: log) }
        }
        let log = Log()
        let host = host { Root(log: log) }
        try host.tap("off")
        #expect(log.entries == ["true"])
        #expect(host.texts == ["on"])
        try host.tap("on")
        #expect(host.texts == ["off"])
    }

    @Test func aViewThatDoesNotReadTheValueDoesNotRun() throws {
        struct Silent: View {
            @Binding var isOn: Bool
            var body: some View { Button("write") { isOn = true } }
        }
        struct Root: View {
            @StateObject var radio = Radio()
            var body: some View {
                VStack {
                    Silent(isOn: $radio.isOn)
                    Text(radio.isOn ? "on" : "off")
                }
            }
        }
        let host = host { Root() }
        #expect(try host.evaluations { try host.tap("write") } == ["Root": 1])
        #expect(host.texts == ["write", "on"])
    }
}
