import Foundation
import Terrarium
import Testing

private final class Session: ObservableObject {}

private struct PlayAction: Equatable {
    func callAsFunction() {}
}

extension EnvironmentValues {
    @Entry fileprivate var tone: String = "none"
    @Entry fileprivate var pitch: Int = 0
    @Entry fileprivate var play: PlayAction = PlayAction()
    @Entry fileprivate var ratio: Double = 0
    fileprivate var chord: String { "\(tone)\(pitch)" }
}

private struct ToneReader: View {
    @Environment(\.tone) var tone
    @Environment(\.pitch) var pitch
    var body: some View { Text("\(tone)\(pitch)") }
}

private struct ChordReader: View {
    @Environment(\.chord) var chord
    @Environment(\.ratio) var ratio
    var body: some View { Text(chord) }
}

@MainActor
struct EnvironmentScopeOutlineTests {
    @Test func whatIsSetStandsOnTheLineBelow() {
        checkOutline(
            VStack {
                ToneReader().environment(\.tone, "b").environment(\.pitch, 3)
                Text("x").environment(\.ratio, 0.5).environment(\.play, PlayAction())
            }
            .environment(\.tone, "a"),
            """
            VStack +tone="a"
              ToneReader +pitch=3 +tone="a"->"b"
                Text "b3"
              Text "x" +play=<action> +ratio=0.5
            """, style: .structure.environment(.changes))
    }

    @Test func whatABodyReadStandsOnItsLine() {
        checkOutline(
            VStack {
                ToneReader()
                ChordReader()
            }
            .environment(\.tone, "a"),
            """
            VStack +tone="a"
              ToneReader ?pitch=default ?tone
                Text "a0"
              ChordReader ?pitch=default ?tone
                Text "a0"
            """, style: .structure.environment(.reads))
    }

    @Test func readersOfAllValuesShowTheKeysThatTheyRead() {
        struct Whole: View {
            @Environment(\.self) var values
            var body: some View { Text(values.tone) }
        }
        checkOutline(
            Whole().environment(\.tone, "a").environment(\.pitch, 1),
            """
            Whole +pitch=1 +tone="a" ?tone
              Text "a"
            """, style: .structure.environment(.reads))
    }

    @Test func theRootEnvironmentStandsOnTheWindow() {
        let host = host { Text("x") }
        host.environment.tone = "root"
        let outline = host.outline(.structure.environment(.changes))
        #expect(outline.hasPrefix("window +tone=\"root\"\n"))
        #expect(!host.outline(.structure).contains("tone"))
    }
}
