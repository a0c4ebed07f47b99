import Foundation
import Observation
import Terrarium
import Testing

/// The way through a museum, kept by an object that every room finds in its environment.
private final class Tour: ObservableObject {
    @Published var rooms = NavigationPath()

    func leave() { rooms = NavigationPath() }
}

private struct TourView: View {
    @StateObject private var tour = Tour()

    var body: some View {
        NavigationStack(path: $tour.rooms) {
            Button("enter") { tour.rooms.append(1) }
                .navigationTitle("Foyer")
                .navigationDestination(for: Int.self) { RoomView(number: $0) }
                .navigationDestination(for: String.self) { Text("you look at \($0)") }
        }
        .environmentObject(tour)
    }
}

private struct RoomView: View {
    @EnvironmentObject private var tour: Tour
    let number: Int

    var body: some View {
        VStack {
            Button("next room") { tour.rooms.append(number + 1) }
            Button("a picture") { tour.rooms.append("a lake") }
            Button("leave") { tour.leave() }
        }
        .navigationTitle("Room \(number)")
    }
}

@Observable
private final class Ride {
    var stops: [Int] = []
}

private struct RideView: View {
    @State private var ride = Ride()

    var body: some View {
        NavigationStack(path: $ride.stops) {
            Button("ride far") { ride.stops = [1, 2] }
                .navigationDestination(for: Int.self) { StopView(number: $0) }
        }
        .environment(ride)
    }
}

private struct StopView: View {
    @Environment(Ride.self) private var ride
    let number: Int

    var body: some View {
        Button("past \(number)") { ride.stops.append(number + 1) }
    }
}

/// An object in the environment that owns the path.
@MainActor
struct RouterScenarioTests {
    @Test func everyScreenMovesTheSharedPath() throws {
        let host = host { TourView() }
        try host.tap("enter")
        try host.tap("next room")
        #expect(host.screenTitles == ["Foyer", "Room 1", "Room 2"])
        try host.tap("a picture")
        #expect(host.texts == ["Room 2", "you look at a lake"])
        try host.back()
        try host.tap("leave")
        #expect(host.texts == ["Foyer", "enter"])
        #expect(host.issues.isEmpty)
    }

    @Test func screensThatHoldThePublishedPathRunWhenItChanges() throws {
        let host = host { TourView() }
        #expect(try host.evaluations { try host.tap("enter") } == ["TourView": 1, "RoomView": 1])
        #expect(try host.evaluations { try host.tap("next room") } == ["TourView": 1, "RoomView": 2])
    }

    @Test func anObservedPathRunsTheNewScreenAlone() throws {
        let host = host { RideView() }
        try host.tap("ride far")
        #expect(host.texts == ["Back", "past 2"])
        #expect(try host.evaluations { try host.tap("past 2") } == ["StopView": 1])
        #expect(host.navigationDepth == 4)
    }
}
