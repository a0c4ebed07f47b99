import Foundation
import Observation
import Terrarium
import Testing

private struct Palette: Equatable {
    var accent = "red"
    var ground = "white"
}

extension EnvironmentValues {
    @Entry fileprivate var palette: Palette = Palette()
    @Entry fileprivate var low: Int = 1
    @Entry fileprivate var high: Int = 9
    fileprivate var span: Int { high - low }
}

@Observable private final class Score {
    var points = 0
}

private final class Session: ObservableObject {
    @Published var user = "Ada"
}

private struct Span: View {
    @Environment(\.span) var span
    var body: some View { Text("\(span)") }
}

private struct Accent: View {
    @Environment(\.palette.accent) var accent
    var body: some View { Text(accent) }
}

private struct Ends: View {
    @Environment(\.low) var low
    @Environment(\.high) var high
    var body: some View { Text("\(low)-\(high)") }
}

/// Which body runs for which change of the environment, how often, and which cause the log names.
@MainActor
struct EnvironmentCausesTests {
    @Test func aKeyIsNamed() {
        let host = host { Ends() }
        #expect(host.evaluationLog { host.environment.low = 2 }.map(\.description) == [#"Ends: environment \.low"#])
        #expect(host.evaluationLog { host.environment.high = 8 }.map(\.description) == [#"Ends: environment \.high"#])
        #expect(host.texts == ["2-8"])
    }

    @Test func twoKeysRunTheirReaderOnce() {
        let host = host { Ends() }
        let log = host.evaluationLog {
            host.environment.low = 2
            host.environment.high = 8
        }
        #expect(log.map(\.description) == [#"Ends: environment \.low, environment \.high"#])
        let several = host.evaluationLog {
            var values = host.environment
            values.low = 3
            values.high = 7
            host.environment = values
        }
        #expect(several.count == 1)
        #expect(host.texts == ["3-7"])
    }

    @Test func aPartOfAValueWakesForThisPartOnly() {
        let host = host { Accent() }
        #expect(host.evaluations { host.environment.palette.ground = "grey" } == [:])
        #expect(host.evaluations { host.environment.palette.accent = "blue" } == ["Accent": 1])
        #expect(host.texts == ["blue"])
    }

    @Test func aComputedValueThatComesOutEqualWakesNobody() {
        let host = host { Span() }
        let moved = host.evaluations {
            host.environment.low = 2
            host.environment.high = 10
        }
        #expect(moved == [:])
        #expect(host.evaluations { host.environment.high = 12 } == ["Span": 1])
        #expect(host.texts == ["10"])
    }

    @Test func aKeyPathThatWasMadeElsewhereReadsTheSame() {
        struct Given: View {
            @Environment var value: Int
            init(_ path: KeyPath<EnvironmentValues, Int>) { _value = Environment(path) }
            var body: some View { Text("\(value)") }
        }
        let path: KeyPath<EnvironmentValues, Int> = \.high
        let host = host { Given(path).environment(\.high, 4) }
        #expect(host.texts == ["4"])
        #expect(host.evaluations { host.environment.high = 3 } == [:])
    }

    @Test func objectsAreNamedByTheirType() throws {
        struct Board: View {
            @Environment(Score.self) var score
            @EnvironmentObject var session: Session
            var body: some View { Text("\(score.points) \(session.user)") }
        }
        struct Page: View {
            @State var score = Score()
            @State var session = Session()
            var body: some View {
                VStack {
                    Board()
                    Button("score") { score = Score() }
                    Button("session") { session = Session() }
                    Button("user") { session.user = "Bob" }
                    Button("point") { score.points += 1 }
                }
                .environment(score).environmentObject(session)
            }
        }
        let host = host { Page() }
        func causes(_ button: ViewQuery) throws -> [String] {
            try host.evaluationLog { try host.tap(button) }.filter { $0.view == "Board" }.map(\.cause)
        }
        #expect(try causes("score") == ["environment Score.self"])
        #expect(try causes("session") == ["environment Session.self"])
        #expect(try causes("user") == ["object Session.user"])
        #expect(try causes("point") == ["object Score.points"])
        #expect(host.texts.first == "1 Bob")
    }

    @Test func groupsAndLoopsAndNothingTakeAValue() {
        let host = host {
            VStack {
                Group {
                    Ends()
                    Span()
                }
                .environment(\.low, 5)
                ForEach(0..<2, id: \.self) { _ in Ends() }.environment(\.high, 6)
                EmptyView().environment(\.low, 7)
                Group {}.environment(\.low, 8)
            }
        }
        #expect(host.texts == ["5-9", "4", "1-6", "1-6"])
    }

    @Test func valuesThatABodyTookAreItsOwn() {
        struct Keeper: View {
            @Environment(\.self) var values
            let keep: (EnvironmentValues) -> Void
            var body: some View {
                let _ = keep(values)
                Text("\(values.low)")
            }
        }
        var kept: [EnvironmentValues] = []
        let host = host { Keeper { kept.append($0) } }
        host.environment.low = 2
        #expect(host.texts == ["2"])
        #expect(kept.map(\.low) == [1, 2])
        kept[1].low = 50
        #expect(host.texts == ["2"])
        #expect(host.environment.low == 2)
        #expect(host.evaluations { host.environment.high = 3 } == [:])
    }

    @Test func appsAndScenesReadTheEnvironment() {
        struct Shown: App {
            @Environment(\.scenePhase) var phase
            init() {}
            var body: some Scene { Screens(name: phase == .active ? "active" : "other") }
        }
        struct Screens: Scene {
            @Environment(\.low) var low
            let name: String
            var body: some Scene {
                WindowGroup { Text("\(name) \(low)") }
            }
        }
        let host = ViewHost(app: Shown.self)
        #expect(host.texts == ["active 1"])
        host.scenePhase = .background
        #expect(host.texts == ["other 1"])
        host.environment.low = 4
        #expect(host.texts == ["other 4"])
    }

    @Test func theToolbarSeesTheScreenAroundIt() {
        let host = host {
            NavigationStack {
                Text("x").toolbar { ToolbarItem(placement: .topBarTrailing) { Ends() } }.environment(\.low, 3)
            }
            .environment(\.high, 5)
        }
        #expect(host.texts.contains("3-5"))
    }
}
