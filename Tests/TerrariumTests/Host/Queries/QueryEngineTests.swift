import Foundation
import Terrarium
import Testing

/// Checks what a query matches, each match written as `Kind "text" x,y`.
private func check(
    _ tree: SnapshotNode, _ query: ViewQuery, finds expected: String...,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let found = QueryEngine(tree).all(query).map { node in
        "\(node.kind) \(node.text ?? "-") \(Int(node.frame.minX)),\(Int(node.frame.minY))"
    }
    #expect(found == expected, sourceLocation: sourceLocation)
}

private struct CardView {}
private struct ListView {}

private let size = CGSize(width: 200, height: 200)

/// A field, a toggle, two cards with buttons, and a text with a link.
private let form = Tree.window(
    200, 200,
    Tree.line(
        "TextField", "Name", value: "Ada", attributes: [SnapshotAttribute("prompt", string: "Your name")],
        actions: ["type"], at: at(0, 0, 200, 22), flags: .absorbsLabel, picture: .field(secure: false)),
    Tree.line(
        "Toggle", value: "on", actions: ["tap"], at: at(0, 30, 200, 31), flags: .absorbsLabel, picture: .toggle(true),
        Tree.text("Wi-Fi", 0, 7.5)),
    Tree.line(
        "ListView", at: at(0, 70, 200, 100), type: ListView.self,
        Tree.line(
            "CardView", id: "first", at: at(0, 0, 200, 16), type: CardView.self, Tree.text(" One "),
            Tree.button("Delete", 100)),
        Tree.line(
            "CardView", id: "second", at: at(0, 24, 200, 16), type: CardView.self, Tree.text("Two"),
            Tree.button("Delete", 100), Tree.line("CardView", at: at(150, 0, 50, 16), type: CardView.self))),
    SnapshotNode(
        kind: "Text", text: "See the guide", frame: at(0, 180, 104, 16),
        children: [Tree.line("link", "guide", actions: ["tap"], at: at(64, 0, 40, 16))]))

@Suite struct QueryEngineTests {
    @Test func matching() {
        check(form, .text("One"), finds: "Text  One  0,70")
        check(form, .text("  Two\n"), finds: "Text Two 0,94")
        check(form, .text("one"))
        check(form, .text("Tw"))
        check(form, .text("Delete"), finds: "Text Delete 100,70", "Text Delete 100,94")
        check(form, .button("Delete"), finds: "Button Delete 100,70", "Button Delete 100,94")
        check(form, .button("Wi-Fi"))
        check(form, .toggle("Wi-Fi"), finds: "Toggle Wi-Fi 0,30")
        check(form, .field("Name"), finds: "TextField Name 0,0")
        check(form, .field("Your name"), finds: "TextField Name 0,0")
        check(form, .field("Ada"))
        check(form, .link("guide"), finds: "link guide 64,180")
        check(form, .id("first"), finds: "CardView - 0,70")
        check(form, .label("Wi-Fi"), finds: "Toggle Wi-Fi 0,30")
        check(form, .role(.textField), finds: "TextField Name 0,0")
        check(form, .view(ListView.self), finds: "ListView - 0,70")
        check(form, .text(""))
    }

    @Test func literalsMeanWhateverShowsOrIsLabelledSo() {
        check(form, "One", finds: "Text  One  0,70")
        check(form, "Wi-Fi", finds: "Toggle Wi-Fi 0,30")
        check(form, "Ada", finds: "TextField Name 0,0")
        check(form, "Name", finds: "TextField Name 0,0")
        check(form, "guide", finds: "link guide 64,180")
        check(Tree.fold(label: "Hint", Tree.line("Image", at: at(0, 0, 8, 8))), "Hint", finds: "Image - 0,0")
        let titled = Tree.window(80, 16, Tree.line("screen", "Home", Tree.line("bar", "Home", flags: .showsText)))
        check(titled, "Home", finds: "bar Home 0,0")
    }

    @Test func nestedMatchesCountOnce() {
        check(form, .view(CardView.self), finds: "CardView - 0,70", "CardView - 0,94")
        let twice = Tree.fold(
            id: "a", Tree.line("padding", arguments: ["8"], Tree.fold(id: "a", Tree.text("x", 8, 8))))
        check(twice, .id("a"), finds: "padding - 8,8")
    }

    @Test func refining() {
        check(form, .button("Delete").within(.id("second")), finds: "Button Delete 100,94")
        check(
            form, .button("Delete").within(.view(CardView.self)), finds: "Button Delete 100,70", "Button Delete 100,94")
        check(form, .button("Delete").within(.view(CardView.self).nth(1)), finds: "Button Delete 100,94")
        check(form, .button("Delete").within(.id("nowhere")))
        check(form, .button("Delete").within(.view(ListView.self)).within(.id("first")), finds: "Button Delete 100,70")
        check(form, .button("Delete").nth(0), finds: "Button Delete 100,70")
        check(form, .button("Delete").nth(1), finds: "Button Delete 100,94")
        check(form, .button("Delete").nth(2))
        check(form, .button("Delete").nth(-1))
        check(Tree.fold(id: "a", Tree.text("x")), .text("x").within(.id("a")), finds: "Text x 0,0")
    }

    @Test func queriesSeeTheFront() {
        let tree = Tree.window(
            200, 200, Tree.layer("content", .covered, size, Tree.text("a")),
            Tree.layer("sheet", [.modal, .covered], size, Tree.text("a", 0, 16)),
            Tree.layer("alert", .modal, size, Tree.text("a", 0, 32)),
            Tree.layer("overlay", [], size, Tree.text("a", 0, 48)))
        check(tree, .text("a"), finds: "Text a 0,32", "Text a 0,48")
        check(tree, .text("a").anywhere, finds: "Text a 0,0", "Text a 0,16", "Text a 0,32", "Text a 0,48")
        let overlaid = Tree.window(
            200, 200, Tree.layer("content", [], size, Tree.text("a")),
            Tree.layer("overlay", [], size, Tree.text("a", 0, 48)))
        check(overlaid, .text("a"), finds: "Text a 0,0", "Text a 0,48")
    }

    @Test func whatIsNotSeenIsFoundAnywhereOnly() {
        let tree = Tree.window(
            200, 200, Tree.fold(flags: .hidden, Tree.text("a")),
            Tree.line(
                "tab", "b", actions: ["tap"], at: at(0, 0, 80, 49), flags: [.unrendered, .showsText],
                Tree.text("a", 0, 16)))
        check(tree, .text("a"))
        check(tree, .text("b"), finds: "tab b 0,0")
        check(tree, .text("a").anywhere, finds: "Text a 0,0", "Text a 0,16")
        check(tree, .text("a").within(.role(.tab)).anywhere, finds: "Text a 0,16")
    }

    @Test func roles() {
        let alert = Tree.window(
            200, 200, Tree.layer("content", .covered, size),
            Tree.layer("alert", .modal, size, Tree.line("dialog", "Sure?", at: at(20, 20, 100, 50))))
        check(alert, .role(.alert), finds: "dialog Sure? 20,20")
        check(alert, .role(.dialog), finds: "dialog Sure? 20,20")
        check(alert, .role(.sheet))
        let sheet = Tree.window(
            200, 200, Tree.layer("content", .covered, size),
            Tree.layer("sheet", .modal, size, Tree.text("a")))
        check(sheet, .role(.sheet), finds: "layer - 0,0")
        check(Tree.text("a", styles: ["header"]), .role(.header), finds: "Text a 0,0")
        check(
            Tree.text("a", styles: [SnapshotAttribute("traits", "header,link")]), .role(.header), finds: "Text a 0,0")
        check(Tree.line("Dial", "a"), .role(ViewRole("dial", kinds: ["Dial"])), finds: "Dial a 0,0")
    }

    @Test func aNodeWithoutAFrameHasTheUnionOfThoseBelow() throws {
        let pair = Tree.line(
            "Pair", id: "pair", type: CardView.self, Tree.text("a", 8, 8), Tree.group(Tree.text("b", 40, 32)))
        #expect(try QueryEngine(Tree.window(200, 200, pair)).find(.id("pair")).frame == at(8, 8, 40, 40))
    }

    /// A walk keeps the lines above in an array of its own, so depth is no danger.
    @Test func deepTrees() {
        let deep = Tree.nested(10_000, .line, around: Tree.text("core"))
        check(deep, .text("core"), finds: "Text core 0,0")
        check(deep, .role(ViewRole("box", kinds: ["Box"])), finds: "Box - 0,0")
    }
}
