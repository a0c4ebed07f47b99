import Foundation
import Terrarium
import Testing

/// The article on layout tells what comes of numbers that make no sense; here each row is tried.
@MainActor
struct LayoutArticleNumbersTests {
    /// An input of the table, and the size that a view of it named "v" then has.
    private struct Input {
        let words: String
        let size: CGSize
        let view: AnyView

        init(_ words: String, _ width: CGFloat, _ height: CGFloat, @ViewBuilder view: () -> some View) {
            self.words = words
            size = CGSize(width: width, height: height)
            self.view = AnyView(view())
        }
    }

    private let nan = CGFloat.nan

    private var inputs: [Input] {
        modifiers + containers + layouts + [
            Input("an overlay larger than the window", 500, 300) {
                Text("x").overlay { Color.red.frame(width: 500, height: 300).id("v") }
            },
            Input("a word of 100,000 characters", 96, 48) { Text(String(repeating: "a", count: 100_000)).id("v") },
        ]
    }

    private var modifiers: [Input] {
        [
            Input("a frame whose length is negative, infinite or no number", 100, 20) {
                Color.red.frame(width: nan, height: 20).id("v")
            },
            Input("a flexible frame with a limit that is no number", 100, 10) {
                Color.red.frame(minHeight: nan, maxHeight: 10).id("v")
            },
            Input("a minimum above the maximum", 50, 60) { Color.red.frame(minWidth: 50, maxWidth: 10).id("v") },
            Input("padding larger than the space", 0, 0) { Color.red.id("v").padding(1_000) },
            Input("negative padding", 300, 260) { Color.red.id("v").padding(-100) },
            Input("padding that is infinite or no number", 100, 60) { Color.red.id("v").padding(nan) },
            Input("a ratio that is not positive and finite", 60, 60) {
                Color.red.id("v").aspectRatio(-1, contentMode: .fit)
            },
            Input("an offset that is infinite or no number", 100, 60) { Color.red.id("v").offset(x: nan) },
            Input("a position that is infinite or no number", 8, 16) { Text("x").id("v").position(x: nan, y: 3) },
            Input("an alignment guide that is infinite or no number", 8, 16) {
                VStack(alignment: .leading) {
                    Text("x").id("v").alignmentGuide(.leading) { _ in .nan }
                    Text("y")
                }
            },
        ]
    }

    private var containers: [Input] {
        [
            Input("negative spacing", 75, 60) {
                HStack(spacing: -50) {
                    Color.red.id("v")
                    Color.blue
                }
            },
            Input("spacing that is infinite or no number", 46, 60) {
                HStack(spacing: nan) {
                    Color.red.id("v")
                    Color.blue
                }
            },
            Input("a `Grid` without rows", 0, 0) { Grid {}.id("v") },
            Input("a `GridRow` without cells", 0, 0) { Grid { GridRow {} }.id("v") },
            Input("a lazy grid without views", 100, 0) { LazyVGrid(columns: [GridItem()]) {}.id("v") },
            Input("a lazy grid with `columns: []` or `rows: []`", 0, 0) { LazyHGrid(rows: []) { Color.red }.id("v") },
            Input("a track that is negative, infinite or no number", 0, 10) {
                LazyVGrid(columns: [GridItem(.fixed(-10))]) { Color.red }.id("v")
            },
        ]
    }

    private var layouts: [Input] {
        [
            Input("a layout that does not place a view", 8, 16) { Whim(places: []) { Text("x").id("v") } },
            Input("a layout that places a view twice", 8, 16) { Whim(places: [3, 20]) { Text("x").id("v") } },
            Input("a layout that answers a negative length or no number", 0, 60) {
                Whim(width: -8, places: [0]) { Text("x") }.id("v")
            },
            Input("a layout that places at a point that is no number", 8, 16) {
                Whim(places: [nan]) { Text("x").id("v") }
            },
            Input("a layout that proposes a negative length", 0, 10) {
                Whim(places: [0], offers: -3) { Color.red.id("v") }
            },
        ]
    }

    @Test func everyRowHolds() throws {
        let rows = try ArticleTable("Input", below: "Numbers that make no sense", in: "HowLayoutWorks").cells
        #expect(Set(rows.map { $0[0] }) == Set(inputs.map(\.words)))
        for input in inputs {
            let row = try #require(rows.first { $0[0] == input.words }, "\(input.words)")
            let host = host(100, 60) { input.view }
            #expect(!row[1].isEmpty)
            #expect(host.all(.id("v").anywhere).map(\.frame.size) == [input.size], "\(input.words)\n\(host.outline())")
            let words = ArticleTable.code(row[2])
            #expect(host.issues.count == words.count, "\(input.words): \(host.issues)")
            #expect(host.issues.allSatisfy { $0.kind == .invalidGeometry && $0.message.contains(words[0]) })
        }
    }
}

/// A layout as wide as it is told, that places its views at some places and offers them some length.
private struct Whim: Layout {
    var width: CGFloat = 100
    let places: [CGFloat]
    var offers: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: width, height: 60)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews {
            for place in places {
                view.place(
                    at: CGPoint(x: bounds.minX + place, y: bounds.minY),
                    proposal: ProposedViewSize(width: offers, height: nil))
            }
        }
    }
}
