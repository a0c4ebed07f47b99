import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct TextTraitsTests {
    @Test func traitsFoldIntoTheLinesBelow() {
        checkOutline(
            VStack { Text("a") }.bold().italic().fontWeight(.light).fontDesign(.serif).monospaced().fontWidth(
                .condensed),
            """
            VStack bold fontDesign=serif fontWeight=light fontWidth=condensed italic monospaced @96,42 8x16
              Text "a"
            """)
        checkOutline(
            VStack { Text("a") }.kerning(1).tracking(2).baselineOffset(3).underline().strikethrough().monospacedDigit(),
            """
            VStack baselineOffset=3 kerning=1 monospacedDigit strikethrough tracking=2 underline @96,42 8x16
              Text "a"
            """)
        checkOutline(VStack { Text("a") }.bold(false).underline(false), "VStack @96,42 8x16\n  Text \"a\"")
    }
}
