import Foundation
import Terrarium
import Testing

@Suite struct FoldedCursorTests {
    /// Three rows of two boxes, the inner one at 1,2 of the outer one.
    private let rows = SnapshotNode(
        kind: "window", frame: at(0, 0, 90, 90),
        children: SnapshotChildren(
            (0..<3).map { row in
                Tree.line(
                    "Outer", at: at(0, CGFloat(row) * 30, 90, 30),
                    Tree.line("Inner", at: at(1, 2, 8, 8), Tree.text("t")))
            }))

    @Test func linesThatAreKeptStayAsTheyWereWhileTheWalkGoesOn() {
        var cursor = FoldedCursor(rows)
        var lines: [FoldedNode] = []
        while let line = cursor.next() { lines.append(line) }
        #expect(lines.map(\.kind) == ["window"] + Array(repeating: ["Outer", "Inner", "Text"], count: 3).joined())
        #expect(lines.filter { $0.kind == "Inner" }.map(\.frame.origin.y) == [2, 32, 62])
        #expect(lines.filter { $0.kind == "Text" }.map(\.frame.origin.y) == [2, 32, 62])
        #expect(lines.filter { $0.kind == "Text" }.map(\.context.depth) == [3, 3, 3])
    }

    @Test func copiesWalkOnByThemselves() {
        func origins(_ cursor: FoldedCursor) -> [CGFloat] {
            var cursor = cursor
            var origins: [CGFloat] = []
            while let line = cursor.next() { origins.append(line.frame.origin.y) }
            return origins
        }
        var cursor = FoldedCursor(rows)
        let all = origins(cursor)
        for step in 1...all.count {
            _ = cursor.advance()
            let copy = cursor
            #expect(origins(cursor) == Array(all[step...]))
            #expect(origins(copy) == Array(all[step...]))
        }
    }

    @Test func aWalkKeepsAliveWhatIsBelow() {
        var cursor: FoldedCursor
        do {
            cursor = FoldedCursor(Tree.line("Outer", Tree.line("Inner", Tree.text("last"))))
        }
        var kinds: [String] = []
        while let line = cursor.next() { kinds.append(line.kind) }
        #expect(kinds == ["Outer", "Inner", "Text"])
    }
}
