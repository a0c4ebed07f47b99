public import Foundation

extension Path {
    /// The smallest rectangle around the path; null for an empty one.
    public var boundingRect: CGRect {
        CGRect(
            around: pieces.flatMap { piece in
                [piece.start] + piece.segments.flatMap { [$0.end] + $0.extremes }
            })
    }

    /// Whether a point lies inside, with every piece closed by a line.
    ///
    /// A point is inside where the path goes round it at least once; with `eoFill` where it goes round it an odd number
    /// of times. Curves are followed as 32 lines each.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        var winding = 0
        for piece in pieces {
            let corners = piece.polygon
            var from = corners[corners.count - 1]
            for to in corners {
                let isLeft = (to.x - from.x) * (p.y - from.y) - (p.x - from.x) * (to.y - from.y)
                if from.y <= p.y, to.y > p.y, isLeft > 0 {
                    winding += 1
                } else if from.y > p.y, to.y <= p.y, isLeft < 0 {
                    winding -= 1
                }
                from = to
            }
        }
        return eoFill ? !winding.isMultiple(of: 2) : winding != 0
    }

    /// The part of the path between two fractions of its length.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        if from <= 0, to >= 1 { return self }
        guard from < to else { return Path() }
        let pieces = pieces
        let lengths = pieces.map { $0.segments.map(SegmentLength.init) }
        let total = lengths.joined().reduce(0) { $0 + $1.total }
        let (first, last) = (from * total, to * total)
        var result = Path()
        var position: CGFloat = 0
        for (piece, lengths) in zip(pieces, lengths) {
            var isDrawing = false
            for (segment, length) in zip(piece.segments, lengths) {
                defer { position += length.total }
                guard position + length.total > first, position < last else {
                    isDrawing = false
                    continue
                }
                let part = segment.part(
                    from: length.parameter(at: first - position), to: length.parameter(at: last - position))
                if !isDrawing { result.move(to: part.start) }
                isDrawing = true
                if let controls = part.controls {
                    result.addCurve(to: part.end, control1: controls.0, control2: controls.1)
                } else {
                    result.addLine(to: part.end)
                }
            }
        }
        return result
    }
}

/// The length of a segment, and which parameter belongs to a part of it.
private struct SegmentLength {
    /// The lengths up to the end of each of the lines that stand for the segment.
    private var ends: [CGFloat] = []
    private(set) var total: CGFloat = 0

    init(_ segment: PathSegment) {
        var from = segment.start
        for to in segment.flattened {
            total += (to - from).length
            ends.append(total)
            from = to
        }
    }

    func parameter(at length: CGFloat) -> CGFloat {
        if length <= 0 { return 0 }
        guard length < total, let index = ends.firstIndex(where: { $0 >= length }) else { return 1 }
        let start = index == 0 ? 0 : ends[index - 1]
        let within = ends[index] > start ? (length - start) / (ends[index] - start) : 0
        return (CGFloat(index) + within) / CGFloat(ends.count)
    }
}
