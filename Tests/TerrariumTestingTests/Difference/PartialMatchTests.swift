import Testing

@testable import TerrariumTesting

@Suite struct PartialMatchTests {
    private let outline = """
        window @0,0 272x144
          layer content covered
            VStack
              Text "Inbox" @0,0 40x16
              Button "Delete" [tap] @0,24 48x16
          layer alert modal
            dialog "Delete 3 items?" @1,32 270x80
              Text "Delete 3 items?" @75,16 120x16
              Button "Cancel" role=cancel [tap] @16,48 48x16
              Button "Delete" role=destructive [tap] @206,48 48x16

        """

    private func failure(_ pattern: String) -> String? {
        PartialMatch(pattern: pattern, text: outline).failure
    }

    @Test(arguments: [
        "layer alert modal",
        "    layer alert modal",
        "layer alert\n  dialog \"Delete 3 items?\"",
        "Text \"Inbox\"\nButton \"Delete\"",
        "dialog\n  Button \"Cancel\"\n  Button \"Delete\"",
        "dialog\n  Text\n  Button \"Delete\" role=destructive",
        "layer\n  dialog",
        "layer content\nlayer alert",
        "dialog \"Delete … items?\"",
        "Button … [tap] @206,48 48x16",
        "Button \"…\" role=destructive",
        "Button \"...\" role=destructive",
        "window\n…\n  Button \"Cancel\"",
        "Text \"Inbox\"\n…\nButton \"Delete\" role=destructive",
        "Button \"Delete\"\n…\nButton \"Delete\"",
        "\nlayer alert\n\n  dialog\n",
        "window @0,0 272x144\n  layer content covered",
    ])
    func contains(pattern: String) {
        #expect(failure(pattern) == nil)
    }

    @Test(arguments: [
        "layer sheet",
        "lay",
        "Button \"Cancel\" [tap]",
        "Button \"Delete\" role=destructive\nButton \"Cancel\"",
        "layer alert\ndialog",
        "window\n  Text \"Inbox\"",
        "layer content\n  dialog",
        "VStack\n  Text \"Delete 3 items?\"",
        "Text \"Inbox\"\nText \"Delete 3 items?\"",
        "Button \"Cancel\"\n…\nText \"Inbox\"",
        "layer alert modal\n…\nlayer alert modal",
        "text \"Inbox\"",
        "Text \"inbox\"",
    ])
    func containsNot(pattern: String) {
        #expect(failure(pattern) != nil)
    }

    @Test(arguments: ["", "\n", "…", "  ...\n"])
    func anEmptyPatternIsRefused(pattern: String) {
        #expect(failure(pattern)?.hasPrefix("The pattern is empty") == true)
    }

    @Test func saysWhichLineIsMissingAndWhatIsNear() {
        #expect(
            failure("dialog\n  Button \"Cancel\"\n  Button \"OK\"") == """
                There is no line like this, where it should stand:

                  Button "OK"

                It should stand after:

                  Button "Cancel" role=cancel [tap] @16,48 48x16

                Lines of that kind:

                  line 5:       Button "Delete" [tap] @0,24 48x16
                  line 9:       Button "Cancel" role=cancel [tap] @16,48 48x16
                  line 10:       Button "Delete" role=destructive [tap] @206,48 48x16

                """)
        #expect(
            failure("layer alert\n  Text \"Inbox\"") == """
                There is no line like this, where it should stand:

                  Text "Inbox"

                It should stand inside of:

                  layer alert modal

                It stands elsewhere, in other order or depth:

                  line 4:       Text "Inbox" @0,0 40x16

                """)
    }

    @Test func manyAlikeLinesAreSearchedQuickly() {
        let text = (0..<400).map { _ in "  row" }.joined(separator: "\n")
        let pattern = (0..<200).map { _ in "row" }.joined(separator: "\n") + "\nend"
        #expect(PartialMatch(pattern: pattern, text: "List\n" + text).failure != nil)
    }
}
