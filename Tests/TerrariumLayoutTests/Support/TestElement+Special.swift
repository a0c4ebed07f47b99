import Foundation
import TerrariumLayout

/// A view with a bar at one of its edges.
final class TestInset: TestElement {
    let layout: SafeAreaInsetLayout
    let primary: TestElement
    let bar: TestElement

    init(_ layout: SafeAreaInsetLayout, _ primary: TestElement, _ bar: TestElement) {
        self.layout = layout
        self.primary = primary
        self.bar = bar
    }

    func arrange(_ proposal: ProposedViewSize) -> SafeAreaInsetLayout.Arrangement {
        layout.arrange(primary: LayoutSubview(primary), bar: LayoutSubview(bar), proposal: proposal)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { arrange(proposal).size }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let arrangement = arrange(proposal)
        primary.place(at: arrangement.primary.origin, proposal: arrangement.primary.proposal)
        bar.place(at: arrangement.bar.origin, proposal: arrangement.bar.proposal)
    }

    override var children: [TestElement] { [primary, bar] }
}

/// Shows the first of its views that fits.
final class TestFitting: TestElement {
    let axes: Axis.Set
    let candidates: [TestElement]

    init(_ axes: Axis.Set, _ candidates: [TestElement]) {
        self.axes = axes
        self.candidates = candidates
    }

    private func choice(_ proposal: ProposedViewSize) -> TestElement? {
        FittingChoice.index(
            in: LayoutSubviews(candidates.map { LayoutSubview($0) }), axes: axes, proposal: proposal
        ).map { candidates[$0] }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        choice(proposal)?.sizeThatFits(proposal) ?? .zero
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        choice(proposal)?.place(at: .zero, proposal: proposal)
    }

    override var children: [TestElement] { candidates.filter(\.isPlaced) }
}

/// A lazy grid that holds all its cells.
final class TestLazyGrid: TestElement {
    let grid: LazyGrid
    let cells: [TestElement]

    init(_ grid: LazyGrid, _ cells: [TestElement]) {
        self.grid = grid
        self.cells = cells
    }

    private func lengths(_ tracks: LazyTracks) -> LazyLengths {
        let count = LazyGrid.lineCount(cells.count, tracks: tracks)
        var lengths = LazyLengths(count: count, gap: grid.gap, fallback: 0)
        for line in 0..<count {
            let range = LazyGrid.cells(ofLine: line, count: cells.count, tracks: tracks)
            lengths.set(grid.length(of: cells[range].map { LayoutSubview($0) }, tracks: tracks), at: line)
        }
        return lengths
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let tracks = grid.tracks(proposal)
        return grid.size(tracks, lengths: lengths(tracks))
    }

    override func placeChildren(in size: CGSize, proposal: ProposedViewSize) {
        let tracks = grid.placedTracks(in: size)
        let lengths = lengths(tracks)
        for line in 0..<lengths.count {
            for (track, cell) in LazyGrid.cells(ofLine: line, count: cells.count, tracks: tracks).enumerated() {
                let placement = grid.placement(
                    of: LayoutSubview(cells[cell]), track: track, of: tracks, start: lengths.start(of: line),
                    length: lengths.length(of: line), in: size)
                cells[cell].place(at: placement.origin, proposal: placement.proposal)
            }
        }
    }

    override var children: [TestElement] { cells.filter(\.isPlaced) }
}

extension TestElement {
    func safeAreaInset(
        _ edge: Edge, spacing: CGFloat? = nil, alignment: Alignment = .center, _ bar: () -> TestElement
    ) -> TestElement {
        let layout = SafeAreaInsetLayout(
            edge, spacing: spacing, alignment: alignment[edge.axis == .horizontal ? .vertical : .horizontal])
        return TestInset(layout, self, bar())
    }

    func scroll(
        _ axes: Axis.Set = .vertical, offset: CGPoint = .zero, insets: EdgeInsets = EdgeInsets()
    ) -> TestElement {
        modified(ScrollLayout(axes, offset: offset, insets: insets))
    }
}

func fitting(
    _ name: String? = nil, _ axes: Axis.Set = [.horizontal, .vertical], @ElementBuilder _ content: () -> [TestElement]
) -> TestElement {
    TestFitting(axes, content()).named(name)
}

func lazyGrid(
    _ name: String? = nil, columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ElementBuilder _ content: () -> [TestElement]
) -> TestElement {
    let grid = LazyGrid(.vertical, items: columns, alignment: alignment.key, spacing: spacing)
    return TestLazyGrid(grid, content()).named(name)
}

// MARK: Grids

/// A grid of rows, each a list of cells; a view that is no row fills one.
func grid(
    _ name: String? = nil, alignment: Alignment = .center, spacing: CGFloat? = 0, rows: CGFloat? = 0,
    @ElementBuilder _ content: () -> [TestElement]
) -> TestElement {
    let cells = content().enumerated().flatMap { number, element -> [TestElement] in
        guard let row = element as? TestRow else { return [element] }
        for cell in row.cells {
            _ = cell.value(GridRowKey.self, GridRowKey.Row(id: number, alignment: row.alignment))
        }
        return row.cells
    }
    let layout = GridLayout(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: rows)
    return TestContainer(layout, cells).named(name)
}

/// A row of a grid; only the grid sees it.
final class TestRow: TestElement {
    let cells: [TestElement]
    let alignment: VerticalAlignment?

    init(_ cells: [TestElement], alignment: VerticalAlignment?) {
        self.cells = cells
        self.alignment = alignment
    }
}

func row(alignment: VerticalAlignment? = nil, @ElementBuilder _ content: () -> [TestElement]) -> TestElement {
    TestRow(content(), alignment: alignment)
}
