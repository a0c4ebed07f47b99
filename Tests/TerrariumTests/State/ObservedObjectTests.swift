import Foundation
import Testing

@testable import Terrarium

private final class Score: ObservableObject {
    @Published var points = 0
    @Published var names: [String] = []
    @Published var detail = Detail()

    struct Detail { var depth = 0 }
}

private struct ScoreView: View {
    var name = "s"
    @ObservedObject var score: Score
    var body: some View { Text("\(name)\(score.points)") }
}

@MainActor
struct ObservedObjectTests {
    @Test func everyViewOfTheObjectFollowsIt() {
        let score = Score()
        let host = host {
            VStack {
                ScoreView(name: "a", score: score)
                ScoreView(name: "b", score: score)
                Text("c")
            }
        }
        #expect(host.evaluations { score.points = 3 } == ["ScoreView": 2])
        #expect(host.texts == ["a3", "b3", "c"])
    }

    @Test func anotherObjectIsFollowedInPlaceOfTheFirst() throws {
        struct Parent: View {
            let first = Score()
            let second = Score()
            @State var isFirst = true
            var body: some View {
                VStack {
                    ScoreView(score: isFirst ? first : second)
                    Button("swap") { isFirst.toggle() }
                    Button("first") { first.points += 1 }
                    Button("second") { second.points += 10 }
                }
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("swap") } == ["Parent": 1, "ScoreView": 1])
        #expect(try host.evaluations { try host.tap("first") } == [:])
        #expect(try host.evaluations { try host.tap("second") } == ["ScoreView": 1])
        #expect(host.texts.first == "s10")
    }

    @Test func anObjectThatTheInitialiserMakesIsLostWithTheNextValueOfTheView() throws {
        struct Child: View {
            @ObservedObject var score = Score()
            var body: some View { Button("p\(score.points)") { score.points += 1 } }
        }
        struct Parent: View {
            @State var taps = 0
            var body: some View {
                VStack {
                    Child()
                    Button("tap\(taps)") { taps += 1 }
                }
            }
        }
        let host = host { Parent() }
        try host.tap("p0")
        #expect(host.texts == ["p1", "tap0"])
        try host.tap("tap0")
        #expect(host.texts == ["p0", "tap1"])
    }

    @Test func theSameObjectAgainLeavesTheViewAlone() throws {
        struct Parent: View {
            let score = Score()
            @State var taps = 0
            var body: some View {
                VStack {
                    ScoreView(score: score)
                    Button("tap\(taps)") { taps += 1 }
                }
            }
        }
        let host = host { Parent() }
        #expect(try host.evaluations { try host.tap("tap0") } == ["Parent": 1])
    }

    @Test func anUnchangedChildIsNotRunAgain() {
        struct Flag: View {
            let isOn: Bool
            var body: some View { Text(isOn ? "on" : "off") }
        }
        struct Parent: View {
            @StateObject var score = Score()
            var body: some View {
                VStack {
                    Flag(isOn: score.points > 0)
                    Flag(isOn: score.names.isEmpty)
                }
                .onAppear { score.points = 1 }
            }
        }
        let counted = ViewHost { Parent() }
        #expect(counted.texts == ["on", "on"])
        #expect(counted.runtime.counters.evaluations == 2 + 3)
    }

    @Test func changesInsideAPublishedValueCount() throws {
        struct Names: View {
            @ObservedObject var score: Score
            var body: some View { Text("\(score.names.joined()) \(score.detail.depth)") }
        }
        let score = Score()
        let host = host { Names(score: score) }
        #expect(host.evaluations { score.names.append("x") } == ["Names": 1])
        #expect(host.evaluations { score.detail.depth += 1 } == ["Names": 1])
        #expect(host.texts == ["x 1"])
    }

    @Test func receiversHearTheNewValue() throws {
        struct Listener: View {
            @ObservedObject var score: Score
            @State var heard: [Int] = []
            var body: some View {
                Button("\(heard)") { score.points += 1 }.onReceive(score.$points) { heard.append($0) }
            }
        }
        let host = host { Listener(score: Score()) }
        #expect(host.texts == ["[0]"])
        try host.tap("[0]")
        #expect(host.texts == ["[0, 1]"])
    }

    @Test func aChangeFromAnotherThreadArrives() async throws {
        struct Box: @unchecked Sendable { let score: Score }
        let score = Score()
        let host = host { ScoreView(score: score) }
        let box = Box(score: score)
        await Task.detached { box.score.points = 9 }.value
        try await host.settle(timeout: .seconds(5)) { host.texts == ["s9"] }
        #expect(host.texts == ["s9"])
    }

    @Test func aViewThatHasLeftIsNotWoken() throws {
        struct Parent: View {
            let score: Score
            @State var isShown = true
            var body: some View {
                if isShown { ScoreView(score: score) }
                Button("hide") { isShown = false }
            }
        }
        let score = Score()
        let host = host { Parent(score: score) }
        try host.tap("hide")
        #expect(host.evaluations { score.points = 4 } == [:])
    }
}
