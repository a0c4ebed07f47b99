import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct LayoutContainerTests {
    /// A row that turns into a column.
    private struct Turning: View {
        @State private var isColumn = false

        var body: some View {
            let layout = isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            layout {
                TapCounter(name: "a")
                Button("turn") { isColumn.toggle() }
            }
        }
    }

    @Test func viewsKeepTheirStateWhenTheLayoutBecomesAnotherOne() throws {
        let host = host(100, 40) { Turning() }
        try host.tap("a:0")
        #expect(try host.frame(of: "turn") == CGRect(x: 46, y: 12, width: 32, height: 16))
        try host.tap("turn")
        #expect(try host.frame(of: "turn") == CGRect(x: 34, y: 20, width: 32, height: 16))
        #expect(host.texts == ["a:1", "turn"])
        try host.tap("turn")
        #expect(try host.frame(of: "turn").minX == 46)
    }

    @Test func aLayoutHasALineWithItsName() {
        checkOutline(
            VStackLayout(alignment: .leading, spacing: 0) { Text("a") },
            "VStackLayout @96,42 8x16\n  Text \"a\"")
    }

    /// A layout that counts how often its cache is made and brought up to date.
    private final class Counts: @unchecked Sendable {
        var made = 0
        var updated = 0
    }

    private struct Remembering: Layout {
        let counts: Counts

        func makeCache(subviews: Subviews) -> [CGSize] {
            counts.made += 1
            return subviews.map { $0.sizeThatFits(.unspecified) }
        }

        func updateCache(_ cache: inout [CGSize], subviews: Subviews) {
            counts.updated += 1
            cache = subviews.map { $0.sizeThatFits(.unspecified) }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
            CGSize(width: cache.reduce(0) { $0 + $1.width }, height: cache.map(\.height).max() ?? 0)
        }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]
        ) {
            var x = bounds.minX
            for (view, size) in zip(subviews, cache) {
                view.place(at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(size))
                x += size.width
            }
        }
    }

    @Test func aCacheIsMadeOnceAndBroughtUpToDateAfterAChange() throws {
        struct Words: View {
            let counts: Counts
            @State private var word = "a"

            var body: some View {
                Remembering(counts: counts) {
                    Button(word) { word = "longer" }
                    Text("end")
                }
            }
        }
        let counts = Counts()
        let host = host(100, 40) { Words(counts: counts) }
        _ = host.outline()
        #expect(counts.made == 1)
        let before = counts.updated
        try host.tap("a")
        #expect(try host.frame(of: "end").minX == 62)
        #expect(counts.made == 1)
        #expect(counts.updated > before)
    }

    /// A layout that is chosen at run time, with views that follow the axis of their stack.
    private struct Rearranged: View {
        @State private var isColumn = false

        var body: some View {
            let layout =
                isColumn ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
            VStack(spacing: 0) {
                layout {
                    Color.red.frame(width: 20, height: 20).id("first")
                    Spacer().frame(minWidth: 1, minHeight: 1).opacity(0.5)
                    Divider().id("line")
                    Spacer()
                    Color.red.frame(width: 20, height: 20).id("last")
                }
                Button("turn") { isColumn.toggle() }
            }
        }
    }

    @Test func spacersAndDividersFollowALayoutThatTurns() throws {
        let host = host(100, 116) { Rearranged() }
        for isColumn in [false, true, false, true] {
            let (first, last) = (try host.frame(of: .id("first")), try host.frame(of: .id("last")))
            let line = try host.frame(of: .id("line"))
            if isColumn {
                #expect(first.minY == 0 && last.maxY == 100)
                #expect(first.minX == last.minX)
                #expect(line.height == 1 && line.width == 100)
            } else {
                #expect(first.minX == 0 && last.maxX == 100)
                #expect(first.minY == last.minY)
                #expect(line.width == 1 && line.height == 100)
            }
            try host.tap("turn")
        }
    }
}
