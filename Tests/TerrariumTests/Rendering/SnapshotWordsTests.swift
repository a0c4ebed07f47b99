import Terrarium
import Testing

@Suite struct SnapshotWordsTests {
    @Test(
        arguments: [
            ("padding", [], "padding"), ("padding 16", ["16"], "padding 16"),
            ("frame width=320 align=leading", ["width=320", "align=leading"], "frame width=320 align=leading"),
            ("guide 東京", ["東京"], "guide 東京"), (#"guide a"b x"#, [#"a"b"#, "x"], #"guide "a\"b" x"#),
            ("guide  a   b ", ["a", "b"], "guide a b"), ("guide ", [], "guide"),
        ] as [(String, [String], String)])
    func modifiersDescribeThemselvesInWords(description: String, arguments: [String], printed: String) {
        let node = SnapshotNode(description: description, frame: nil, children: .none)
        #expect(node.arguments == arguments)
        #expect(node.text == nil)
        #expect(OutlineRenderer.render(node) == printed + "\n")
        #expect(ViewSnapshot(node).root.attributes.map(\.name) == arguments)
    }
}
