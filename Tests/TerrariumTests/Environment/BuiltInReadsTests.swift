import Foundation
import Terrarium
import Testing

extension EnvironmentValues {
    @Entry fileprivate var mood: String = "calm"
}

private struct MoodStyle: ButtonStyle {
    @Environment(\.mood) var mood
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(mood.isEmpty ? 0 : 1) }
}

private struct MoodModifier: ViewModifier {
    @Environment(\.mood) var mood
    func body(content: Content) -> some View { content.padding(mood.isEmpty ? 0 : 1) }
}

private final class Purse: ObservableObject {}

/// What views of the library read of the environment, where an outline shows it.
@MainActor
struct BuiltInReadsTests {
    @Test func leavesShowWhatTheyReadAndSomebodySets() {
        checkOutline(
            VStack {
                Text("a")
                Image(systemName: "star").imageScale(.large)
                Circle()
            }
            .font(.title).foregroundStyle(.red).lineLimit(2),
            """
            VStack font=title foreground=red lineLimit=2 +font=title +foreground=red +lineLimit=2 +reservedLineCount=0
              Text "a" ?font ?foreground ?lineLimit ?reservedLineCount
              Image "star" system imageScale=large +imageScale=large ?font ?foreground ?imageScale
              Circle ?foreground
            """, style: .structure.environment(.reads))
    }

    @Test func aLeafUnderNothingReadsNothingWorthAWord() {
        checkOutline(Text("a"), "Text \"a\"", style: .structure.environment(.reads))
    }

    @Test func controlsShowTheirOwnReadsAndThoseOfTheirLabel() {
        checkOutline(
            VStack {
                Button("Reset") {}.disabled(true)
                Button("Go") {}.buttonStyle(MoodStyle())
            }
            .font(.title).tint(.green),
            """
            VStack font=title tint=green +font=title +tint=green
              Button "Reset" disabled +isEnabled=false ?font ?isEnabled ?tint
              Button "Go" [tap] +buttonStyle=MoodStyle ?font ?mood=default ?tint
            """, style: .structure.environment(.reads))
    }

    @Test func whatAModifierReadsStandsOnTheLineBelow() {
        checkOutline(
            Text("a").modifier(MoodModifier()).environment(\.mood, "glad"),
            """
            padding 1 +mood="glad" ?mood
              Text "a"
            """, style: .structure.environment(.reads))
    }

    @Test func objectsAreReadsToo() {
        struct Shelf: View {
            @EnvironmentObject var purse: Purse
            var body: some View { Text("\(purse === purse)") }
        }
        checkOutline(
            Shelf().environmentObject(Purse()),
            """
            Shelf +Purse=Purse ?Purse
              Text "true"
            """, style: .structure.environment(.reads))
    }

    @Test func outlinesThatDoNotAskAreTheSameAsBefore() {
        let host = host { Text("a").font(.title) }
        let before = host.outline()
        _ = host.outline(.layout.environment(.reads))
        #expect(host.outline() == before)
    }
}
