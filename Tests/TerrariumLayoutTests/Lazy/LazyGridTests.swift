import Foundation
import TerrariumLayout
import Testing

struct LazyGridTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let two = [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)]

    private static let cases = [
        LayoutCase(
            "a line is as high as its highest cell", 100, 200,
            "grid 0 65 100 70, a 15 65 20 40, b 65 80 20 10, c 15 105 20 30"
        ) {
            lazyGrid("grid", columns: two, spacing: 0) {
                box("a", 20, 40); box("b", 20, 10); box("c", 20, 30)
            }
        },
        LayoutCase("8 points between lines", 100, 200, "grid 0 86 100 28, a 15 86 20 10, c 15 104 20 10") {
            lazyGrid("grid", columns: two) {
                box("a", 20, 10); box("b", 20, 10); box("c", 20, 10)
            }
        },
        LayoutCase("a colour fills the cell that its neighbour makes", 100, 40, "a 0 0 50 40, b 65 0 20 40") {
            lazyGrid(columns: two) {
                color("a"); box("b", 20, 40)
            }
        },
        LayoutCase("items align their cells", 100, 40, "a 0 0 20 10, b 80 30 20 10, h 30 0 0 40") {
            let items = [
                GridItem(.fixed(30), spacing: 0, alignment: .topLeading), GridItem(.fixed(0), spacing: 0),
                GridItem(.fixed(70), alignment: .bottomTrailing),
            ]
            return lazyGrid(columns: items) {
                box("a", 20, 10); box("h", 0, 40); box("b", 20, 10)
            }
        },
        LayoutCase("tracks narrower than the grid are centred in it", 100, 40, "grid 0 15 100 10, a 40 15 20 10") {
            lazyGrid(columns: [GridItem(.flexible(maximum: 20))]) { box("a", 20, 10) }
                .frame(minWidth: 0, maxWidth: .infinity).named("grid")
        },
        LayoutCase("without columns there is nothing to see", 100, 40, "grid 50 20 0 0") {
            lazyGrid("grid", columns: []) { box("a", 20, 10) }
        },
    ]

    @Test func findsTheCellsOfALine() {
        let tracks = LazyTracks(Self.two, length: 100)
        #expect(LazyGrid.lineCount(5, tracks: tracks) == 3)
        #expect(LazyGrid.cells(ofLine: 0, count: 5, tracks: tracks) == 0..<2)
        #expect(LazyGrid.cells(ofLine: 2, count: 5, tracks: tracks) == 4..<5)
        #expect(LazyGrid.cells(ofLine: 9, count: 5, tracks: tracks) == 5..<5)
    }

    /// The tracks are resolved twice: a grid that needs more than it is offered is placed with what it reported.
    @Test func placesWithTheLengthThatItReported() {
        let grid = LazyGrid(
            .vertical, items: [GridItem(.flexible(minimum: 80), spacing: 0), GridItem(spacing: 0)],
            alignment: HorizontalAlignment.center.key, spacing: 0)
        let tracks = grid.tracks(ProposedViewSize(width: 100, height: 50))
        #expect(tracks.total == 100)
        let narrow = grid.tracks(ProposedViewSize(width: 60, height: 50))
        #expect(narrow.total == 90)
        #expect(grid.placedTracks(in: CGSize(width: 90, height: 50)).tracks.map(\.length) == [80, 10])
    }
}
