import Foundation
import Terrarium
import Testing

/// What a tap on the query meets: `Kind "text" x,y`, or the first line of the error.
private func outcome(_ tree: SnapshotNode, _ query: ViewQuery, _ action: String = "tap") -> String {
    do {
        let target = try QueryEngine(tree).target(of: query, for: action)
        return "\(target.node.kind) \(target.node.text ?? "-") at \(Int(target.point.x)),\(Int(target.point.y))"
    } catch {
        return "\(error.kind): \(error.message.prefix { $0 != "\n" })"
    }
}

private func check(
    _ query: ViewQuery, for action: String = "tap", in nodes: SnapshotNode..., gives expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let root = SnapshotNode(kind: "window", frame: at(0, 0, 200, 100), children: SnapshotChildren(nodes))
    #expect(outcome(root, query, action) == expected, sourceLocation: sourceLocation)
}

private let size = CGSize(width: 200, height: 100)
private let save = Tree.button("Save", 8, 16)

@Suite struct QueryEngineTargetsTests {
    @Test func aMatchStandsForTheControlAroundIt() {
        check("Save", in: save, gives: "Button Save at 24,24")
        check(.text("Save"), in: save, gives: "Button Save at 24,24")
        let row = Tree.line(
            "row", id: "row", actions: ["tap"], at: at(0, 0, 200, 32), Tree.text("Ada"), Tree.text("Ada", 80))
        check(.text("Ada").nth(0), in: row, gives: "row - at 100,16")
        check("Ada", in: row, gives: "row - at 100,16")
        check(.id("row"), in: row, gives: "row - at 100,16")
    }

    @Test func aMatchStandsForTheControlAtItsCentre() {
        let padded = Tree.line("padding", id: "box", arguments: ["8"], at: at(0, 8, 48, 32), Tree.button("Save", 8, 8))
        check(.id("box"), in: padded, gives: "Button Save at 24,24")
        check(
            .id("box"), for: "type", in: padded,
            gives: #"noAction: padding #box has no action "type", and no view around it has."#)
    }

    @Test func literalsPreferControls() {
        check("Save", in: Tree.text("Save"), save, gives: "Button Save at 24,24")
        check(.text("Save"), in: Tree.text("Save"), save, gives: #"ambiguous: .text("Save") matches 2 views:"#)
        check("Save", in: save, Tree.button("Save", 80), gives: #"ambiguous: "Save" matches 2 views:"#)
        check(
            "Save", in: Tree.text("Save"),
            gives: #"noAction: Text "Save" has no action "tap", and no view around it has."#)
    }

    @Test func refusals() {
        check(
            "", in: save,
            gives: #"emptyString: "" asks for an empty string. Ask for an identifier, a role or a type instead."#)
        check("Send", in: save, gives: #"notFound: "Send" matches nothing in the front."#)
        check(
            "Save", in: Tree.button("Save", flags: .disabled),
            gives: #"disabled: Button "Save" is disabled: it, or a view around it, is marked disabled(true)."#)
        check(
            "Save", in: Tree.button("Save", 180, 100),
            gives:
                #"offScreen: Button "Save" is off screen: the centre of its frame @180,100 32x16 lies outside the window @0,0 200x100."#
        )
        check(
            "Save", in: Tree.fold(flags: .ignoresHits, save),
            gives:
                #"noAction: Button "Save" takes no taps: it, or a view around it, is marked allowsHitTesting(false)."#)
        let clipped = Tree.line("ScrollView", at: at(0, 0, 200, 32), flags: .clips, Tree.button("Save", 0, 32))
        check(
            "Save", in: clipped,
            gives:
                #"offScreen: Button "Save" is off screen: the centre of its frame @0,32 32x16 is cut off by ScrollView. Scroll to it first."#
        )
        check(
            .button("Save").anywhere, in: Tree.fold(flags: .hidden, save),
            gives: #"offScreen: Button "Save" is hidden, so that a person cannot meet it."#)
        check(
            .id("none"),
            in: Tree.line("Button", id: "none", actions: ["tap"], at: at(8, 8, 0, 0), flags: .absorbsLabel),
            gives: "empty: Button #none is 8,8 0x0 large, so that nothing can meet it.")
    }

    @Test func whatLiesInFrontIsNamed() {
        let red = Tree.line("Color", arguments: ["red"], at: at(0, 0, 100, 100), flags: .blocksHits)
        check(
            "Save", in: save, red,
            gives:
                #"covered: Button "Save" is covered by Color red @0,0 100x100: a tap at its centre, @8,16 32x16, meets that."#
        )
        check(
            "Save", in: save, Tree.fold(flags: .blocksHits, Tree.line("Box", at: at(0, 0, 100, 100))),
            gives:
                #"covered: Button "Save" is covered by Box @0,0 100x100: a tap at its centre, @8,16 32x16, meets that."#
        )
        check("Save", in: red, save, gives: "Button Save at 24,24")
        check("Save", in: save, Tree.text("Save", 8, 16), gives: "Button Save at 24,24")
        check("Save", in: save, Tree.fold(flags: .hidden, red), gives: "Button Save at 24,24")
        check("Save", in: save, Tree.fold(flags: .ignoresHits, red), gives: "Button Save at 24,24")
        check(
            "Save", in: Tree.group(zIndex: 1, save), red, gives: "Button Save at 24,24")
        let clipped = Tree.line("Card", at: at(0, 0, 200, 16), flags: .clips, red)
        check("Save", in: save, clipped, gives: "Button Save at 24,24")
        check(
            "Save", in: save, Tree.button("Over", 8, 16),
            gives:
                #"covered: Button "Save" is covered by Button "Over" @8,16 32x16: a tap at its centre, @8,16 32x16, meets that."#
        )
    }

    @Test func layersInFront() {
        let alert = Tree.layer(
            "alert", .modal, size, Tree.line("dialog", "Delete 3 items?", at: at(20, 20, 160, 60)))
        check(
            .button("Save").anywhere, in: Tree.layer("content", .covered, size, save), alert,
            gives: #"covered: Button "Save" is covered by alert "Delete 3 items?", which has to be closed first."#)
        let shade = Tree.line("Color", arguments: ["black"], at: at(0, 0, 200, 100), flags: .blocksHits)
        check(
            "Save", in: Tree.layer("content", [], size, save), Tree.layer("overlay", [], size, shade),
            gives:
                #"covered: Button "Save" is covered by Color black @0,0 200x100: a tap at its centre, @8,16 32x16, meets that."#
        )
        check(
            "Save", in: Tree.layer("content", [], size, save), Tree.layer("overlay", [], size, Tree.text("x", 8, 16)),
            gives: "Button Save at 24,24")
    }
}
