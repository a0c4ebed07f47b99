import Foundation

/// The insides of two paths, cut into bands between which no edges cross, so that they can be combined.
struct PathRegions {
    /// An edge that goes from a smaller to a greater y.
    private struct Edge {
        let top: CGPoint
        let bottom: CGPoint
        /// Whether the path goes along it downward or upward.
        let winding: Int
        let isFirst: Bool

        func x(at y: CGFloat) -> CGFloat {
            top.x + (bottom.x - top.x) * (y - top.y) / (bottom.y - top.y)
        }
    }

    /// A piece of the result between two edges.
    private struct Band {
        let left: Int
        let right: Int
        let top: CGFloat
        var bottom: CGFloat
    }

    private var edges: [Edge] = []
    private let usesEvenOdd: Bool

    init(_ first: Path, _ second: Path, eoFill: Bool) {
        usesEvenOdd = eoFill
        add(first, isFirst: true)
        add(second, isFirst: false)
        edges.sort { ($0.top.y, $0.top.x) < ($1.top.y, $1.top.x) }
    }

    private mutating func add(_ path: Path, isFirst: Bool) {
        for piece in path.pieces {
            let corners = piece.polygon
            var from = corners[corners.count - 1]
            for to in corners {
                if from.y != to.y, [from.x, from.y, to.x, to.y].allSatisfy(\.isFinite) {
                    edges.append(
                        from.y < to.y
                            ? Edge(top: from, bottom: to, winding: 1, isFirst: isFirst)
                            : Edge(top: to, bottom: from, winding: -1, isFirst: isFirst))
                }
                from = to
            }
        }
    }

    /// The points that are inside by a rule that is told in which of the two paths they lie.
    func combined(_ isInside: (Bool, Bool) -> Bool) -> Path {
        var result = Path()
        var open: [Band] = []
        let levels = levels
        var nextEdge = 0
        var active: [Int] = []
        for (top, bottom) in zip(levels, levels.dropFirst()) {
            let middle = (top + bottom) / 2
            while nextEdge < edges.count, edges[nextEdge].top.y < middle {
                active.append(nextEdge)
                nextEdge += 1
            }
            active.removeAll { edges[$0].bottom.y <= middle }
            let crossed = active.map { (index: $0, x: edges[$0].x(at: middle)) }.sorted {
                ($0.x, $0.index) < ($1.x, $1.index)
            }
            var bands = insides(of: crossed.map(\.index), isInside).map {
                Band(left: $0.0, right: $0.1, top: top, bottom: bottom)
            }
            // What goes on between the same edges is one piece.
            for (index, band) in bands.enumerated() {
                guard let known = open.firstIndex(where: { $0.left == band.left && $0.right == band.right }) else {
                    continue
                }
                bands[index] = Band(left: band.left, right: band.right, top: open[known].top, bottom: bottom)
                open.remove(at: known)
            }
            open.forEach { add($0, to: &result) }
            open = bands
        }
        open.forEach { add($0, to: &result) }
        return result
    }

    /// The pairs of edges between which points are inside.
    private func insides(of crossed: [Int], _ isInside: (Bool, Bool) -> Bool) -> [(Int, Int)] {
        var windings = (first: 0, second: 0)
        var left: Int?
        var pairs: [(Int, Int)] = []
        for index in crossed {
            if edges[index].isFirst {
                windings.first += edges[index].winding
            } else {
                windings.second += edges[index].winding
            }
            let inside = isInside(isFilled(windings.first), isFilled(windings.second))
            if inside, left == nil {
                left = index
            } else if !inside, let start = left {
                pairs.append((start, index))
                left = nil
            }
        }
        return pairs
    }

    private func isFilled(_ winding: Int) -> Bool {
        usesEvenOdd ? !winding.isMultiple(of: 2) : winding != 0
    }

    private func add(_ band: Band, to path: inout Path) {
        let (left, right) = (edges[band.left], edges[band.right])
        let corners = [
            CGPoint(x: left.x(at: band.top), y: band.top), CGPoint(x: right.x(at: band.top), y: band.top),
            CGPoint(x: right.x(at: band.bottom), y: band.bottom), CGPoint(x: left.x(at: band.bottom), y: band.bottom),
        ]
        guard corners[1].x > corners[0].x || corners[2].x > corners[3].x else { return }
        path.addLines(corners)
        path.closeSubpath()
    }

    /// The heights at which edges begin, end or cross.
    private var levels: [CGFloat] {
        var levels: [CGFloat] = []
        for (index, edge) in edges.enumerated() {
            levels.append(edge.top.y)
            levels.append(edge.bottom.y)
            for other in edges[(index + 1)...] {
                if other.top.y >= edge.bottom.y { break }
                if let y = crossing(of: edge, other) { levels.append(y) }
            }
        }
        levels.sort()
        guard let first = levels.first, let last = levels.last else { return [] }
        let least = (last - first) * 1e-12
        return levels.reduce(into: []) { kept, level in
            if kept.last.map({ level - $0 > least }) ?? true { kept.append(level) }
        }
    }

    private func crossing(of one: Edge, _ other: Edge) -> CGFloat? {
        let (top, bottom) = (max(one.top.y, other.top.y), min(one.bottom.y, other.bottom.y))
        guard top < bottom else { return nil }
        let before = one.x(at: top) - other.x(at: top)
        let after = one.x(at: bottom) - other.x(at: bottom)
        guard before * after < 0 else { return nil }
        return top + (bottom - top) * before / (before - after)
    }
}
