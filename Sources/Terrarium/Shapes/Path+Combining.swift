import Foundation

/// What two paths enclose together.
///
/// The results enclose the right points, with curves as lines; they are made of bands, so that their steps are not those of
/// SwiftUI, and a line along them would show the bands.
extension Path {
    /// What lies inside this path or another one.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, eoFill: eoFill).combined { $0 || $1 }
    }

    /// What lies inside this path and another one.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, eoFill: eoFill).combined { $0 && $1 }
    }

    /// What lies inside this path and outside another one.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, eoFill: eoFill).combined { $0 && !$1 }
    }

    /// What lies inside one of the two paths and not inside both.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        PathRegions(self, other, eoFill: eoFill).combined { $0 != $1 }
    }

    /// What lies inside the path, whichever rule is used for the result.
    public func normalized(eoFill: Bool = true) -> Path {
        PathRegions(self, Path(), eoFill: eoFill).combined { inside, _ in inside }
    }

    /// The parts of this path's lines that lie inside another one.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        lines(where: { other.contains($0, eoFill: eoFill) }, cutBy: other)
    }

    /// The parts of this path's lines that lie outside another one.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        lines(where: { !other.contains($0, eoFill: eoFill) }, cutBy: other)
    }

    private func lines(where isKept: (CGPoint) -> Bool, cutBy other: Path) -> Path {
        let cuts = other.pieces.flatMap { piece in
            let corners = piece.polygon
            return zip(corners, corners.dropFirst() + [corners[0]]).map { ($0, $1) }
        }
        var result = Path()
        for piece in pieces {
            var from = piece.start
            for to in piece.polygon.dropFirst() {
                let fractions = cuts.compactMap { Path.crossing(from, to, $0.0, $0.1) }
                for (start, end) in zip([0] + fractions.sorted(), fractions.sorted() + [1]) where start < end {
                    guard isKept(from.between(to, (start + end) / 2)) else { continue }
                    let point = from.between(to, start)
                    if result.currentPoint != point { result.move(to: point) }
                    result.addLine(to: from.between(to, end))
                }
                from = to
            }
        }
        return result
    }

    /// Where a line crosses another one, as a fraction of its length.
    private static func crossing(_ from: CGPoint, _ to: CGPoint, _ start: CGPoint, _ end: CGPoint) -> CGFloat? {
        let (line, other, between) = (to - from, end - start, start - from)
        let cross = line.x * other.y - line.y * other.x
        guard cross != 0 else { return nil }
        let own = (between.x * other.y - between.y * other.x) / cross
        let others = (between.x * line.y - between.y * line.x) / cross
        return own > 0 && own < 1 && others >= 0 && others <= 1 ? own : nil
    }
}
