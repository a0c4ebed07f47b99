import Foundation
import Terrarium
import Testing

@Suite struct QueryEngineHitTestingTests {
    private let tree = Tree.window(
        80, 48,
        Tree.line("Color", id: "back", at: at(0, 0, 80, 48), flags: .blocksHits),
        Tree.line("row", id: "row", actions: ["tap"], at: at(0, 16, 80, 16), Tree.text("a"), Tree.button("b", 40)))

    @Test(
        arguments: [
            (0, 0, "Color"), (79, 47, "Color"), (0, 16, "row"), (39, 31.5, "row"), (40, 16, "Button"), (48, 16, "row"),
            (0, 32, "Color"), (80, 0, nil), (-1, 0, nil),
        ] as [(CGFloat, CGFloat, String?)])
    func theFrontmostThatStopsATap(_ x: CGFloat, _ y: CGFloat, kind: String?) {
        #expect(QueryEngine(tree).hitTest(CGPoint(x: x, y: y))?.kind == kind)
    }

    @Test func theHitIsTheNodeOfTheTree() {
        #expect(QueryEngine(tree).hitTest(CGPoint(x: 44, y: 20)) == ViewSnapshot(tree).root.children[1].children[1])
    }

    @Test func nothingAtAll() {
        #expect(QueryEngine(Tree.window(80, 48)).hitTest(.zero) == nil)
    }

    @Test func deepTrees() {
        let deep = Tree.nested(10_000, .line, around: Tree.button("core"))
        #expect(QueryEngine(deep).hitTest(.zero)?.text == "core")
    }
}
