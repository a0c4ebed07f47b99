import Testing

@testable import TerrariumTesting

@Suite struct SnapshotNameTests {
    @Test(arguments: [
        ("dialog", "dialog"),
        ("shows a dialog", "shows-a-dialog"),
        ("a/b\\c:d", "a-b-c-d"),
        ("../../etc/passwd", "etc-passwd"),
        ("v1.2", "v1-2"),
        ("  spaced  ", "spaced"),
        ("size_393x852", "size_393x852"),
        ("größe", "größe"),
        ("e\u{301}", "\u{e9}"),
        ("設定 画面", "設定-画面"),
    ])
    func keepsLettersAndDigits(name: String, expected: String) throws {
        let part = try #require(SnapshotName.fileNamePart(name))
        #expect(Array(part.utf8) == Array(expected.utf8))
    }

    @Test(arguments: ["", " ", "...", "/", "🙂"])
    func refusesNamesWithoutLetters(name: String) {
        #expect(SnapshotName.fileNamePart(name) == nil)
    }

    @Test func keepsDotsInsideOfNamesOnDemand() {
        #expect(SnapshotName.fileNamePart("v1.2", keepsDots: true) == "v1.2")
        #expect(SnapshotName.fileNamePart("..v1.", keepsDots: true) == "v1")
    }

    @Test func shortensLongNamesAndKeepsThemApart() throws {
        let long = String(repeating: "ä", count: 300)
        let one = try #require(SnapshotName.fileNamePart(long + "1"))
        let two = try #require(SnapshotName.fileNamePart(long + "2"))
        #expect(one != two)
        #expect(one.utf8.count <= SnapshotName.maximumLength)
        #expect(one == SnapshotName.fileNamePart(long + "1"))
    }

    @Test func foldsCaseAndComposition() {
        #expect(
            SnapshotName.foldedForCaseInsensitiveSystems("A/E\u{301}.txt")
                == SnapshotName.foldedForCaseInsensitiveSystems("a/\u{e9}.txt"))
    }
}
