import Foundation
import Terrarium
import Testing

private func check(
    _ tree: SnapshotNode, _ style: OutlineStyle = .accessibility, prints expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(OutlineRenderer.render(tree, style: style) == expected + "\n", sourceLocation: sourceLocation)
}

@Suite struct OutlineRendererAccessibilityTests {
    private let size = CGSize(width: 200, height: 100)

    @Test func elementsOfTheFront() {
        let list = Tree.line(
            "List", at: at(0, 0, 200, 100),
            Tree.line(
                "row", at: at(0, 0, 200, 44),
                Tree.line("HStack", Tree.text("Wi-Fi", styles: ["header"]), Tree.line("Image", picture: .image("wifi")))
            ),
            Tree.line("VStack", Tree.fold(label: "3 of 5", Tree.line("HStack", Tree.text("3"), Tree.text("5")))))
        check(
            Tree.window(
                200, 100, list,
                Tree.line(
                    "Toggle", value: "on", actions: ["tap"], flags: .absorbsLabel, picture: .toggle(true),
                    Tree.text("Airplane")),
                Tree.line(
                    "SecureField", "PIN", value: "123", actions: ["type"], flags: .absorbsLabel,
                    picture: .field(secure: true)),
                Tree.line(
                    "Button", id: "buy", actions: ["tap"], flags: .absorbsLabel, Tree.text("Buy"), Tree.text("now"),
                    Tree.button("Info", flags: .disabled)),
                Tree.fold(flags: .hidden, Tree.text("hidden"))),
            prints: """
                list
                  row
                    header "Wi-Fi"
                    image "wifi"
                  group "3 of 5"
                toggle "Airplane" value="on" [tap]
                textField "PIN" value="•••" [type]
                button "Buy, now" #buy [tap]
                  button "Info" disabled
                """)
    }

    @Test func whatIsCoveredIsNotRead() {
        let tree = Tree.window(
            200, 100, Tree.layer("content", .covered, size, Tree.text("a")),
            Tree.layer("alert", .modal, size, Tree.line("dialog", "Sure?", Tree.text("Sure?"), Tree.button("Yes"))))
        check(
            tree,
            prints: """
                dialog "Sure?"
                  text "Sure?"
                  button "Yes" [tap]
                """)
        check(tree, .accessibility.depth(1).actions(false), prints: #"dialog "Sure?""#)
        check(tree, .accessibility.within(.role(.button)), prints: #"button "Yes" [tap]"#)
    }
}
