import Testing

@testable import TerrariumTesting

@Suite struct DifferenceReportTests {
    private func check(
        _ old: String, _ new: String, _ report: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let actual = DifferenceReport(expected: old + "\n", actual: new + "\n").text
        #expect(actual == report, "\(actual)", sourceLocation: sourceLocation)
    }

    @Test func showsAChangeUnderItsAncestors() {
        check(
            """
            window @0,0 272x144
              layer content
                TabView selection=inbox
                  tab "Inbox"
                InboxView @0,0 272x95
                  Text "3 messages" @0,0 80x16
              layer alert
            """,
            """
            window @0,0 272x144
              layer content
                TabView selection=inbox
                  tab "Inbox"
                InboxView @0,0 272x95
                  Text "4 messages" @0,0 88x16
              layer alert
            """,
            """
              window @0,0 272x144
                layer content
                  InboxView @0,0 272x95
            -       Text "3 messages" @0,0 80x16
            +       Text "4 messages" @0,0 88x16
                          ^                 ^
            """)
    }

    @Test func showsRemovedAndInsertedLines() {
        check(
            """
            VStack
              Text "a"
              Button "b"
              Text "c"
            """,
            """
            VStack
              Text "a"
              Text "c"
              Toggle "d"
            """,
            """
              VStack
            -   Button "b"
            +   Toggle "d"
            """)
    }

    @Test func removedLinesStandUnderWhatTookTheirParentsPlace() {
        check(
            """
            List
              row 1
                Text "a"
            """,
            """
            List
              row 2
            """,
            """
              List
            -   row 1
            +   row 2
                    ^
            -     Text "a"
            """)
    }

    @Test func foldsLinesThatMoved() {
        let rows = { (offset: Int) in
            (0..<12).map { "  row\n    Text \"\($0)\" @0,\($0 * 16 + offset) 8x16" }.joined(separator: "\n")
        }
        check(
            "VStack\n" + rows(0),
            "VStack\n" + rows(16),
            """
              VStack
                … 12 lines moved by 16
            """)
    }

    @Test(arguments: [
        ("@0,0", "@8,0", "8 right"),
        ("@8,0", "@0,0", "8 left"),
        ("@0,8.5", "@0,0", "8.5 up"),
        ("@0,0", "@-4,2", "4 left, 2 down"),
    ])
    func namesTheDirection(from: String, to: String, words: String) {
        check("A \(from) 1x1\nB \(from) 1x1", "A \(to) 1x1\nB \(to) 1x1", "  … 2 lines moved by \(words)")
    }

    @Test func oneMovedLineShowsItself() {
        check(
            "A @0,0 8x8\nB @8,0 8x8",
            "A @0,0 8x8\nB @16,0 8x8",
            """
            - B @8,0 8x8
            + B @16,0 8x8
                 ^^
            """)
    }

    @Test func movesByOtherDistancesAreFoldedApart() {
        check(
            "A @0,0 8x8\nB @0,8 8x8\nC @0,16 8x8\nD @0,24 8x8",
            "A @0,4 8x8\nB @0,12 8x8\nC @0,24 8x8\nD @0,32 8x8",
            """
              … 2 lines moved by 4
              … 2 lines moved by 8
            """)
    }

    @Test func aFrameInsideAStringIsText() {
        check(
            "Text \"at @0,0 1x1\"\nText \"at @0,0 1x1\"",
            "Text \"at @0,9 1x1\"\nText \"at @0,9 1x1\"",
            """
            - Text "at @0,0 1x1"
            + Text "at @0,9 1x1"
                          ^
            - Text "at @0,0 1x1"
            + Text "at @0,9 1x1"
                          ^
            """)
    }

    @Test func spellsOutWhatEyesCannotTellApart() {
        check(
            "Text \"e\u{301}\"",
            "Text \"\u{e9}\"",
            """
            - Text "e\u{301}"
            + Text "\u{e9}"
                    ^
              (the file has "e\\u{301}" there, this run "\\u{E9}")
            """)
        check(
            "Text",
            "Text ",
            """
            - Text
            + Text\u{20}
                  ^
              (the file has "" there, this run "\\u{20}")
            """)
    }

    @Test func aMissingFinalNewlineIsADifference() {
        let report = DifferenceReport(expected: "a\nb", actual: "a\nb\n").text
        #expect(report == "+ (the final newline)")
    }

    @Test func longReportsEnd() {
        let lines = { (word: String) in (0..<5_000).map { "\(word) \($0)" }.joined(separator: "\n") }
        let report = DifferenceReport(expected: lines("a"), actual: lines("b")).text
        let printed = report.split(separator: "\n")
        #expect(printed.count <= DifferenceReport.maximumLines + 4)
        #expect(printed.last == "… and 4960 more changes")
    }

    @Test func bytesThatNoTextShowsAreNamed() {
        #expect(
            DifferenceReport(expected: "a", actual: "a").text
                == "The bytes differ where both texts read the same: the file is not valid UTF-8.")
    }
}
