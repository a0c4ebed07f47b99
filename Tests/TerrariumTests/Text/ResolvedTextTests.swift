import Foundation
import Testing

@testable import Terrarium

@Suite struct ResolvedTextTests {
    @Test func plainPiecesNeedNoRuns() {
        var text = ResolvedText("a")
        text.append("b", TextAttributes())
        #expect(text.string == "ab")
        #expect(text.isPlain)
        #expect(text.attributes == TextAttributes())
    }

    @Test func neighboursThatLookAlikeAreJoined() {
        var bold = TextAttributes()
        bold.isBold = true
        var text = ResolvedText("a")
        text.append("b", bold)
        text.append("c", bold)
        text.append("", TextAttributes())
        #expect(text.runs.map(\.string) == ["a", "bc"])
        #expect(text.attributes == nil)
    }

    @Test func changingTheWordsKeepsThePieces() {
        var text = ResolvedText("a")
        text.append(
            "b",
            {
                var a = TextAttributes(); a.isItalic = true; return a
            }())
        text.mapStrings { $0.uppercased() }
        #expect(text.string == "AB")
        #expect(text.runs.map(\.string) == ["A", "B"])
    }
}
