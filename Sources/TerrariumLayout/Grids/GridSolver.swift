import Foundation

/// The arithmetic of grids.
struct GridSolver {
    let alignment: Alignment
    let columnGap: CGFloat
    let rowGap: CGFloat

    /// Computes the tracks for a proposal, unless the cache holds them already: first the columns, then the rows.
    func solve(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _GridCache) {
        guard cache.solvedProposal != proposal else { return }
        cache.solvedProposal = proposal
        cache.columnWidths = columnWidths(proposal, subviews, cache)
        widenForSpans(proposal, subviews, &cache)
        cache.rowHeights = rowHeights(proposal.height, subviews, cache)
    }

    func size(_ cache: _GridCache) -> CGSize {
        CGSize(
            width: max(total(cache.columnWidths, columnGap), 0), height: max(total(cache.rowHeights, rowGap), 0))
    }

    /// Merges what the cells say about a guide of the grid.
    func explicitAlignment(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _GridCache
    ) -> CGFloat? {
        guard key.combination != .never else { return nil }
        solve(proposal, subviews, &cache)
        var combiner = AlignmentKey.Combiner(key)
        forEachPlacement(in: .zero, subviews, cache) { subview, origin, offered in
            if let value = subview.element.explicitAlignment(key, at: offered) {
                combiner.add(value + origin[key.axis])
            }
        }
        return combiner.result
    }

    /// Offers every view its cell, and lines it up in there by its anchor, its column's and row's guides, or the grid's.
    func forEachPlacement(
        in origin: CGPoint, _ subviews: LayoutSubviews, _ cache: _GridCache,
        _ body: (LayoutSubview, CGPoint, ProposedViewSize) -> Void
    ) {
        let columns = starts(cache.columnWidths, columnGap, from: origin.x)
        let rows = starts(cache.rowHeights, rowGap, from: origin.y)
        let guides = sharedGuides(subviews, cache)
        for cell in cache.cells {
            let subview = self.subview(cell, subviews)
            let size = CGSize(width: width(cell.columns, cache), height: cache.rowHeights[cell.row])
            let offered = ProposedViewSize(size)
            let view = subview.dimensions(in: offered)
            var point = CGPoint(x: columns[cell.columns.lowerBound], y: rows[cell.row])
            if let anchor = cell.anchor {
                point.x += anchor.x * (size.width - view.width)
                point.y += anchor.y * (size.height - view.height)
            } else {
                let space = ViewDimensions(size: size)
                let horizontal = columnKey(cell, cache)
                let vertical = rowKey(cell.row, cache)
                let column = cell.columns.count == 1 ? guides.columns[cell.columns.lowerBound] : nil
                point.x += (column ?? space[horizontal]) - view[horizontal]
                point.y += (guides.rows[cell.row] ?? space[vertical]) - view[vertical]
            }
            body(subview, point.finiteOrZero, offered)
        }
    }
}

// MARK: Tracks

extension GridSolver {
    private func columnWidths(
        _ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: _GridCache
    ) -> [CGFloat] {
        // The rows are not known yet. Where a height is proposed, an equal share of it stands in for theirs.
        let gaps = rowGap * CGFloat(max(cache.rowCount - 1, 0))
        let height = proposal.height.map { max(($0 - gaps) / CGFloat(max(cache.rowCount, 1)), 0) }
        let length = proposal.width.map { $0 - columnGap * CGFloat(max(cache.columnCount - 1, 0)) }
        return TrackSolver.lengths(length, count: cache.columnCount) { column, share in
            let cells = cache.columnCells[column].lazy.map { cache.cells[$0] }.filter(\.sizesColumn)
            return extent(cells, columnKey(column, cache), subviews) { _ in
                ProposedViewSize(width: share, height: height)
            }
        }
    }

    /// Widens columns equally for cells that cover several and need more than these have.
    private func widenForSpans(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout _GridCache) {
        let spanning = cache.cells.filter { $0.columns.count > 1 && !$0.unsizedAxes.contains(.horizontal) }
        // A cell over fewer columns comes first: it has less choice in what it widens.
        for cell in spanning.sorted(by: { ($0.columns.count, $0.index) < ($1.columns.count, $1.index) }) {
            let present = width(cell.columns, cache)
            let spare = proposal.width.map { max($0 - total(cache.columnWidths, columnGap), 0) }
            let offered = ProposedViewSize(width: spare.map { present + $0 }, height: nil)
            let missing = subview(cell, subviews).element.sizeThatFits(offered).width - present
            // Infinity less infinity is no number, and no reason to widen anything.
            guard missing > 0 else { continue }
            for column in cell.columns {
                cache.columnWidths[column] += missing / CGFloat(cell.columns.count)
            }
        }
    }

    private func rowHeights(_ height: CGFloat?, _ subviews: LayoutSubviews, _ cache: _GridCache) -> [CGFloat] {
        let length = height.map { $0 - rowGap * CGFloat(max(cache.rowCount - 1, 0)) }
        return TrackSolver.lengths(length, count: cache.rowCount) { row, share in
            let cells = cache.cells[cache.rowCells[row]].lazy.filter(\.sizesRow)
            return extent(cells, rowKey(row, cache), subviews) { cell in
                ProposedViewSize(width: width(cell.columns, cache), height: share)
            }
        }
    }

    /// How long a track must be for its cells to fit into it, lined up by a guide.
    private func extent<Cells: Sequence<_GridCache.Cell>>(
        _ cells: Cells, _ key: AlignmentKey, _ subviews: LayoutSubviews,
        proposal: (_GridCache.Cell) -> ProposedViewSize
    ) -> CGFloat {
        var length = CGFloat.zero
        var before = CGFloat.zero
        var after = CGFloat.zero
        for cell in cells {
            let view = subview(cell, subviews).dimensions(in: proposal(cell))
            length = max(length, view.size[key.axis])
            if isShared(key), cell.anchor == nil {
                let guide = view[key].finiteOrZero
                before = max(before, guide)
                after = max(after, view.size[key.axis] - guide)
            }
        }
        return max(length, before + after)
    }
}

// MARK: Alignment

extension GridSolver {
    private struct SharedGuides {
        var columns: [CGFloat?]
        var rows: [CGFloat?]
    }

    /// Whether the cells of a track meet at the guide wherever it lies in each, as lines of text do. Edges and centres
    /// are those of the cell.
    private func isShared(_ key: AlignmentKey) -> Bool {
        key.combination != .never
    }

    /// Where the guides lie that the cells of a track share; nil for tracks whose cells line up with their own cell.
    private func sharedGuides(_ subviews: LayoutSubviews, _ cache: _GridCache) -> SharedGuides {
        var guides = SharedGuides(
            columns: Array(repeating: nil, count: cache.columnCount), rows: Array(repeating: nil, count: cache.rowCount)
        )
        for cell in cache.cells where cell.anchor == nil {
            let size = CGSize(width: width(cell.columns, cache), height: cache.rowHeights[cell.row])
            let column = cell.columns.lowerBound
            let (horizontal, vertical) = (columnKey(cell, cache), rowKey(cell.row, cache))
            if isShared(horizontal), cell.columns.count == 1 {
                let guide = subview(cell, subviews).dimensions(in: ProposedViewSize(size))[horizontal]
                guides.columns[column] = max(guides.columns[column] ?? guide, guide)
            }
            if isShared(vertical) {
                let guide = subview(cell, subviews).dimensions(in: ProposedViewSize(size))[vertical]
                guides.rows[cell.row] = max(guides.rows[cell.row] ?? guide, guide)
            }
        }
        return guides
    }

    private func columnKey(_ column: Int, _ cache: _GridCache) -> AlignmentKey {
        (cache.columnAlignments[column] ?? alignment.horizontal).key
    }

    private func columnKey(_ cell: _GridCache.Cell, _ cache: _GridCache) -> AlignmentKey {
        cell.columns.count == 1 ? columnKey(cell.columns.lowerBound, cache) : alignment.horizontal.key
    }

    private func rowKey(_ row: Int, _ cache: _GridCache) -> AlignmentKey {
        (cache.rowAlignments[row] ?? alignment.vertical).key
    }
}

// MARK: Lengths

extension GridSolver {
    private func subview(_ cell: _GridCache.Cell, _ subviews: LayoutSubviews) -> LayoutSubview {
        subviews[subviews.startIndex + cell.index]
    }

    private func width(_ columns: Range<Int>, _ cache: _GridCache) -> CGFloat {
        cache.columnWidths[columns].reduce(columnGap * CGFloat(columns.count - 1), +)
    }

    private func total(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
        lengths.reduce(gap * CGFloat(max(lengths.count - 1, 0)), +)
    }

    private func starts(_ lengths: [CGFloat], _ gap: CGFloat, from origin: CGFloat) -> [CGFloat] {
        var start = origin
        return lengths.map { length in
            defer { start += length + gap }
            return start
        }
    }
}
