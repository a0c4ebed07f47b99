package import Foundation

/// The arithmetic of lazy grids: cells fill the tracks one line after the other.
///
/// The axis is the one along which lines follow each other, vertical for a grid of columns.
package struct LazyGrid: Sendable {
    package let axis: Axis
    package let items: [GridItem]
    /// The guide at which the tracks line up where they do not cover the grid exactly.
    package let alignment: AlignmentKey
    /// The distance between lines.
    package let gap: CGFloat

    package init(_ axis: Axis, items: [GridItem], alignment: AlignmentKey, spacing: CGFloat?) {
        self.axis = axis
        self.items = items
        self.alignment = alignment
        gap = spacing.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.standard
    }

    /// The tracks for a proposal: those that decide the grid's size.
    package func tracks(_ proposal: ProposedViewSize) -> LazyTracks {
        LazyTracks(items, length: proposal[axis.crossing])
    }

    /// The tracks as they are placed: resolved again for the grid's own length, which may give them other lengths.
    package func placedTracks(in size: CGSize) -> LazyTracks {
        LazyTracks(items, length: size[axis.crossing])
    }

    /// The cells of a line, if the grid has this many in all.
    package static func cells(ofLine line: Int, count: Int, tracks: LazyTracks) -> Range<Int> {
        let perLine = tracks.tracks.count
        let start = min(line * perLine, count)
        return start..<min(start + perLine, count)
    }

    /// How many lines some cells make. A grid without tracks shows nothing.
    package static func lineCount(_ count: Int, tracks: LazyTracks) -> Int {
        let perLine = tracks.tracks.count
        return perLine == 0 ? 0 : (count + perLine - 1) / perLine
    }

    /// A line's length along the grid's axis: that of its longest cell.
    package func length(of cells: some Collection<LayoutSubview>, tracks: LazyTracks) -> CGFloat {
        zip(cells, tracks.tracks).reduce(0) { length, pair in
            let offered = ProposedViewSize(axis, nil, pair.1.length)
            return max(length, pair.0.element.sizeThatFits(offered)[axis])
        }
    }

    package func size(_ tracks: LazyTracks, lengths: LazyLengths) -> CGSize {
        CGSize(axis, lengths.total, max(tracks.total, 0))
    }

    /// Where a view lies that has a line for itself, over all tracks: the header of a section.
    package func widePlacement(
        of view: LayoutSubview, tracks: LazyTracks, start: CGFloat, in size: CGSize
    ) -> UnaryPlacement {
        let offered = ProposedViewSize(axis, nil, max(tracks.total, 0))
        let whole = ViewDimensions(size: CGSize(axis, 0, size[axis.crossing]))
        let minor = whole[alignment] - view.dimensions(in: offered)[alignment]
        return UnaryPlacement(origin: CGPoint(axis, start, minor).finiteOrZero, proposal: offered)
    }

    /// Where the cell in a track of a line lies.
    ///
    /// - Parameters:
    ///   - start: where the line starts along the axis.
    ///   - length: the line's length.
    ///   - size: the grid's size.
    package func placement(
        of cell: LayoutSubview, track: Int, of tracks: LazyTracks, start: CGFloat, length: CGFloat, in size: CGSize
    ) -> UnaryPlacement {
        let track = tracks.tracks[track]
        let space = CGSize(axis, length, track.length)
        let offered = ProposedViewSize(space)
        var origin = cell.dimensions(in: offered).origin(aligning: track.alignment, in: space)
        let whole = ViewDimensions(size: CGSize(axis, 0, size[axis.crossing]))
        let covered = ViewDimensions(size: CGSize(axis, 0, tracks.total))
        origin[axis] += start
        origin[axis.crossing] += track.start + (whole[alignment] - covered[alignment])
        return UnaryPlacement(origin: origin.finiteOrZero, proposal: offered)
    }
}
