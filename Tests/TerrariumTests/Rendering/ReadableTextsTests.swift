import Foundation
import Terrarium
import Testing

private func check(
    _ nodes: SnapshotNode..., reads expected: [String], sourceLocation: SourceLocation = #_sourceLocation
) {
    let root = SnapshotNode(kind: "window", frame: at(0, 0, 200, 100), children: SnapshotChildren(nodes))
    #expect(ReadableTexts.texts(root) == expected, sourceLocation: sourceLocation)
}

private func field(_ value: String, prompt: String? = nil, secure: Bool = false) -> SnapshotNode {
    Tree.line(
        "TextField", value: value, attributes: prompt.map { [SnapshotAttribute("prompt", string: $0)] } ?? [],
        at: at(0, 0, 200, 22), flags: .absorbsLabel, picture: .field(secure: secure), Tree.text("Name"))
}

@Suite struct ReadableTextsTests {
    @Test func textsInTheOrderOfTheTree() {
        check(
            Tree.text("b", 0, 32), Tree.line("Box", Tree.text("two\nlines")), Tree.text(""), reads: ["b", "two\nlines"])
        check(reads: [])
    }

    @Test func controlsReadTheirLabelOnce() {
        check(Tree.button("Save"), reads: ["Save"])
        check(Tree.fold(label: "Store", Tree.button("Save")), reads: ["Save"])
        check(
            Tree.line("Button", "Save, Now", flags: .absorbsLabel, Tree.text("Save"), Tree.text("Now")),
            reads: ["Save", "Now"])
        check(
            Tree.fold(
                label: "Close", Tree.line("Button", flags: .absorbsLabel, Tree.line("Image", picture: .image("x")))),
            reads: [])
        check(Tree.line("Toggle", flags: [.absorbsLabel, .labelHidden], Tree.text("Wi-Fi")), reads: [])
    }

    @Test func fieldsReadTheirValueOrTheirPrompt() {
        check(field("Ada"), reads: ["Ada"])
        check(field("", prompt: "Your name"), reads: ["Your name"])
        check(field(""), reads: ["Name"])
        check(field("1234", secure: true), reads: ["••••"])
        check(field("", secure: true), reads: ["Name"])
    }

    @Test func barsAndTabsReadTheirTitles() {
        check(
            Tree.line("screen", "Inbox", Tree.line("bar", "Inbox", flags: .showsText, Tree.button("Edit"))),
            Tree.line("tab", "Sent", actions: ["tap"], flags: [.unrendered, .showsText], Tree.text("never built")),
            reads: ["Inbox", "Edit", "Sent"])
    }

    @Test func whatIsNotInFrontIsNotRead() {
        let size = CGSize(width: 200, height: 100)
        check(
            Tree.layer("content", .covered, size, Tree.text("a")),
            Tree.layer("alert", .modal, size, Tree.text("b"), Tree.fold(flags: .hidden, Tree.text("c"))),
            Tree.layer("overlay", [], size, Tree.text("d")), reads: ["b", "d"])
        check(Tree.text("behind"), Tree.line("Color", at: at(0, 0, 200, 100), flags: .blocksHits), reads: ["behind"])
    }
}
