import Foundation
import Terrarium
import Testing

private func check(_ tree: SnapshotNode, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(OutlineRenderer.render(tree) == expected + "\n", sourceLocation: sourceLocation)
}

@Suite struct FoldedNodeTests {
    // MARK: Folding

    @Test func stylesFoldSortedAndTheInnermostCounts() {
        check(
            Tree.fold(
                [SnapshotAttribute("font", "body"), SnapshotAttribute("border", "red", accumulates: true)],
                Tree.fold(
                    [SnapshotAttribute("tint", "blue"), SnapshotAttribute("border", "green", accumulates: true)],
                    id: "outer",
                    Tree.fold(
                        [SnapshotAttribute("font", "title"), "bold"],
                        Tree.text("a", id: "inner")))),
            prints: """
                Text "a" #outer #inner bold border=green border=red font=title tint=blue @0,0 8x16
                """)
    }

    @Test func everyLineBelowAFoldGetsIt() {
        check(
            Tree.fold(
                [SnapshotAttribute("font", "title")],
                Tree.group(Tree.text("a"), Tree.group(Tree.fold(["bold"], Tree.text("b"))), Tree.line("c"))),
            prints: """
                Text "a" font=title @0,0 8x16
                Text "b" bold font=title @0,0 8x16
                c font=title
                """)
    }

    @Test func foldsEndAtTheLineBelow() {
        check(
            Tree.fold(["bold"], Tree.line("Outer", Tree.line("Inner"))),
            prints: """
                Outer bold
                  Inner
                """)
    }

    @Test func identifiersStandWhereTheyWereAttached() {
        check(
            Tree.fold(
                id: "outside",
                Tree.line("padding", arguments: ["16"], Tree.fold(id: "inside", Tree.line("Image", "star")))),
            prints: """
                padding #outside 16
                  Image "star" #inside
                """)
    }

    // MARK: Labels of controls

    @Test func aLabelOfOneTextBecomesTheString() {
        let label = Tree.group(
            Tree.fold([SnapshotAttribute("font", "title")], Tree.text("Save", id: "label", styles: ["bold"])))
        check(
            Tree.line("Button", id: "save", styles: ["italic"], actions: ["tap"], flags: .absorbsLabel, label),
            prints: #"Button "Save" #save #label bold font=title italic [tap]"#)
    }

    @Test func anyOtherLabelPrintsBelow() {
        let two = Tree.group(Tree.line("Image", "disk", picture: .image("disk")), Tree.text("Save"))
        check(
            Tree.line("Button", actions: ["tap"], flags: .absorbsLabel, two),
            prints: """
                Button "Save" [tap]
                  Image "disk"
                  Text "Save" @0,0 32x16
                """)
        check(
            Tree.line("Button", flags: .absorbsLabel, Tree.text("First"), Tree.text("Second")),
            prints: """
                Button "First, Second"
                  Text "First" @0,0 40x16
                  Text "Second" @0,0 48x16
                """)
        check(
            Tree.line("Button", flags: .absorbsLabel, Tree.line("Image", picture: .image("disk"))),
            prints: """
                Button "disk"
                  Image
                """)
        check(
            Tree.line("Button", flags: .absorbsLabel, Tree.line("padding", arguments: ["8"], Tree.text("Save"))),
            prints: """
                Button "Save"
                  padding 8
                    Text "Save" @0,0 32x16
                """)
    }

    @Test func anAccessibilityLabelNamesAControlWithoutText() {
        let image = Tree.line("Image", "xmark", picture: .image("xmark"))
        check(
            Tree.fold(label: "Close", Tree.line("Button", actions: ["tap"], flags: .absorbsLabel, image)),
            prints: """
                Button "Close" [tap]
                  Image "xmark"
                """)
        check(
            Tree.fold(label: "Close the window", Tree.button("Close")),
            prints: #"Button "Close" label="Close the window" [tap] @0,0 40x16"#)
    }

    @Test func aTextWithLinksStaysBelow() {
        let text = SnapshotNode(kind: "Text", text: "see docs", children: [Tree.line("link", "docs", actions: ["tap"])])
        check(
            Tree.line("Toggle", flags: .absorbsLabel, text),
            prints: """
                Toggle "see docs"
                  Text "see docs"
                    link "docs" [tap]
                """)
    }

    @Test func disabledControlsOfferNothing() {
        check(
            Tree.fold(["disabled"], Tree.button("Save", flags: .disabled)),
            prints: #"Button "Save" disabled @0,0 32x16"#)
    }
}
