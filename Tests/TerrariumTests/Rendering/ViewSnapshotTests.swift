import Foundation
import Terrarium
import Testing

private func tree(_ text: String = "a", x: CGFloat = 8) -> SnapshotNode {
    Tree.window(80, 48, Tree.line("Box", at: at(x, 8, 40, 32), Tree.button(text, 8, 8, id: "id")))
}

@Suite struct ViewSnapshotTests {
    @Test func nodesTellWhatTheirLineSays() throws {
        let node = try #require(ViewSnapshot(tree()).root.children.first?.children.first)
        #expect(node.kind == "Button")
        #expect(node.text == "a")
        #expect(node.value == nil)
        #expect(node.id == "id")
        #expect(node.frame == at(16, 16, 8, 16))
        #expect(node.actions == ["tap"])
        #expect(node.children.isEmpty)
        #expect(!node.isCovered)
        #expect(node.description == "Button \"a\" #id [tap] @8,8 8x16\n")
    }

    @Test func attributesInTheOrderOfTheLine() throws {
        let root = Tree.fold(
            [SnapshotAttribute("font", "title"), SnapshotAttribute("border", "red", accumulates: true)],
            label: "label",
            Tree.line(
                "Box", arguments: ["wide"], attributes: [SnapshotAttribute("width", 1.5)],
                styles: [SnapshotAttribute("border", "blue", accumulates: true)], flags: .selected))
        let attributes = ViewSnapshot(Tree.window(80, 48, root)).root.children[0].attributes
        #expect(
            attributes.map(\.description)
                == ["wide", "width=1.5", "selected", "label=label", "border=blue", "border=red", "font=title"])
        #expect(attributes["font"] == "title")
        #expect(attributes["border"] == "blue")
        #expect(attributes["selected"] == "")
        #expect(attributes["tint"] == nil)
        #expect(attributes.contains("wide"))
        #expect(!attributes.contains("title"))
    }

    @Test func equalSnapshotsPrintTheSameAtTheSamePlace() {
        #expect(ViewSnapshot(tree()) == ViewSnapshot(tree()))
        #expect(ViewSnapshot(tree()) != ViewSnapshot(tree("b")))
        #expect(ViewSnapshot(tree()) != ViewSnapshot(tree(x: 9)))
        #expect(ViewSnapshot(tree()) != ViewSnapshot(Tree.window(80, 48)))
        let shared = Tree.text("a")
        #expect(ViewSnapshot(Tree.window(80, 48, shared)) == ViewSnapshot(Tree.window(80, 48, shared)))
        #expect(
            ViewSnapshot(Tree.window(80, 48, Tree.group(at: at(0, 8, 8, 16), shared)))
                != ViewSnapshot(Tree.window(80, 48, shared)))
    }

    @Test func coveredAndDisabledPassDownAsTheyShould() {
        let root = Tree.window(
            80, 48, Tree.layer("content", .covered, CGSize(width: 80, height: 48), Tree.line("Box", Tree.text("a"))),
            Tree.layer("alert", .modal, CGSize(width: 80, height: 48), Tree.button("b", flags: .disabled)))
        let nodes = ViewSnapshot(root).nodes
        #expect(nodes.map(\.isCovered) == [false, true, true, true, false, false])
        #expect(nodes.map(\.isDisabled) == [false, false, false, false, false, true])
        #expect(nodes.last?.actions == [])
    }

    @Test func deepTreesAreComparedAndFreed() {
        let first = ViewSnapshot(Tree.nested(20_000, .line, around: Tree.text("core")))
        let second = ViewSnapshot(Tree.nested(20_000, .line, around: Tree.text("core")))
        #expect(first == second)
    }
}
