import Foundation
import Terrarium
import Testing

private enum Station { case coast, town, hill }

/// Screens that are switched by one value, with a history that begins with the first screen.
private final class Journey: ObservableObject {
    @Published var here = Station.coast
    @Published var passed: [Station] = [.coast]

    func ride(to station: Station) {
        passed.append(here)
        here = station
    }

    func rideBack() {
        here = passed.last ?? .coast
        passed.removeLast()
    }

    func rideBack(to station: Station) {
        let index = passed.firstIndex(of: station) ?? 1
        here = passed[index]
        passed.removeSubrange(index..<passed.endIndex)
    }
}

private struct TrainView: View {
    @EnvironmentObject var journey: Journey

    var body: some View {
        switch journey.here {
        case .coast: Button("ride to town") { journey.ride(to: .town) }
        case .town: TownView()
        case .hill:
            VStack {
                Button("one back") { journey.rideBack() }
                Button("down to the coast") { journey.rideBack(to: .coast) }
            }
        }
    }
}

private struct TownView: View {
    @EnvironmentObject var journey: Journey
    @State private var shops = 0

    var body: some View {
        VStack {
            Button("shop:\(shops)") { shops += 1 }
            Button("ride uphill") { journey.ride(to: .hill) }
        }
    }
}

/// Routing without a stack: one value switches the screen, and each switch is one pass.
@MainActor
struct StationScenarioTests {
    private let journey = Journey()

    private func start() -> ViewHost {
        host { TrainView().environmentObject(journey) }
    }

    @Test func ridesAreRemembered() throws {
        let host = start()
        #expect(host.texts == ["ride to town"])
        try host.tap("ride to town")
        try host.tap("ride uphill")
        #expect(host.texts == ["one back", "down to the coast"])
        #expect(journey.here == .hill)
        #expect(journey.passed == [.coast, .coast, .town])
    }

    @Test func ridingBackTakesTheLast() throws {
        let host = start()
        try host.tap("ride to town")
        try host.tap("ride uphill")
        try host.tap("one back")
        #expect(host.texts == ["shop:0", "ride uphill"])
        #expect(journey.passed == [.coast, .coast])
    }

    @Test func ridingBackToAStationForgetsWhatCameAfterIt() throws {
        let host = start()
        try host.tap("ride to town")
        try host.tap("ride uphill")
        try host.tap("down to the coast")
        #expect(host.texts == ["ride to town"])
        #expect(journey.passed.isEmpty)
        try host.tap("ride to town")
        #expect(journey.passed == [.coast])
    }

    @Test func aStationThatIsLeftForgetsItsState() throws {
        let host = start()
        try host.tap("ride to town")
        try host.tap("shop:0")
        try host.tap("ride uphill")
        try host.tap("one back")
        #expect(host.texts == ["shop:0", "ride uphill"])
    }

    @Test func twoWritesAreOnePass() throws {
        let host = start()
        #expect(try host.evaluations { try host.tap("ride to town") } == ["TrainView": 1, "TownView": 1])
        #expect(try host.evaluations { try host.tap("ride uphill") } == ["TrainView": 1])
        let log = try host.evaluationLog { try host.tap("one back") }
        #expect(log.map(\.view) == ["TrainView", "TownView"])
    }

    @Test func writesFromOutsideSwitchTheScreen() {
        let host = start()
        journey.here = .hill
        #expect(host.texts == ["one back", "down to the coast"])
        #expect(host.navigationDepth == 0)
    }

    @Test func theSameStationAgainKeepsTheScreen() throws {
        let host = start()
        try host.tap("ride to town")
        try host.tap("shop:0")
        journey.ride(to: .town)
        #expect(host.texts == ["shop:1", "ride uphill"])
    }
}
