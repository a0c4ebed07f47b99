import Foundation

extension Path {
    /// The outline of a line along the path.
    ///
    /// It is a union of pieces that overlap, all drawn in one direction: what is inside is right, the number of steps is
    /// not the smallest.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0 else { return Path() }
        var outline = StrokeOutline(style: style)
        for piece in pieces {
            outline.add(piece)
        }
        return outline.path
    }
}

/// Collects what covers a line: a strip for each straight piece, a patch for each corner, and the caps.
private struct StrokeOutline {
    let style: StrokeStyle
    private(set) var path = Path()

    private var half: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) {
        self.style = style
    }

    mutating func add(_ piece: PathPiece) {
        var points: [CGPoint] = []
        for point in piece.polygon where points.last != point {
            points.append(point)
        }
        let isClosed = piece.isClosed && points.count > 2
        if isClosed, points.first == points.last { points.removeLast() }
        let dash = style.dash.map { max($0, 0) }
        if dash.contains(where: { $0 > 0 }) {
            let line = isClosed ? points + [points[0]] : points
            for part in dashes(of: line, pattern: dash) {
                addLine(part, isClosed: false)
            }
        } else {
            addLine(points, isClosed: isClosed)
        }
    }

    private mutating func addLine(_ points: [CGPoint], isClosed: Bool) {
        guard points.count > 1 else {
            if let point = points.first { addCap(at: point, direction: CGPoint(x: 1, y: 0)) }
            return
        }
        let next = isClosed ? Array(points.dropFirst()) + [points[0]] : Array(points.dropFirst())
        let directions = zip(points, next).map { ($1 - $0).normalised }
        for (index, (from, to)) in zip(points, next).enumerated() {
            let side = directions[index].perpendicular * half
            addPolygon([from + side, to + side, to - side, from - side])
        }
        for index in directions.indices.dropFirst(isClosed ? 0 : 1) {
            let before = directions[index == 0 ? directions.count - 1 : index - 1]
            addJoin(at: points[index], from: before, to: directions[index])
        }
        if !isClosed {
            addCap(at: points[0], direction: directions[0] * -1)
            addCap(at: points[points.count - 1], direction: directions[directions.count - 1])
        }
    }

    private mutating func addJoin(at point: CGPoint, from: CGPoint, to: CGPoint) {
        let cross = from.x * to.y - from.y * to.x
        let dot = from.x * to.x + from.y * to.y
        guard abs(cross) > 1e-9 || dot < 0 else { return }
        // The outer side of the bend.
        let side: CGFloat = cross > 0 ? -1 : 1
        let start = point + from.perpendicular * (half * side)
        let end = point + to.perpendicular * (half * side)
        switch style.lineJoin {
        case .round:
            addCircle(at: point)
        case .bevel:
            addPolygon([point, start, end])
        default:
            // The mitre's length in line widths is the inverse of the sine of half the angle between the lines.
            let sine = ((1 + dot) / 2).squareRoot()
            guard sine > 0, 1 / sine <= style.miterLimit else {
                addPolygon([point, start, end])
                return
            }
            let tip = point + (start + end - point * 2).normalised * (half / sine)
            addPolygon([point, start, tip, end])
        }
    }

    private mutating func addCap(at point: CGPoint, direction: CGPoint) {
        switch style.lineCap {
        case .round:
            addCircle(at: point)
        case .square:
            let (along, side) = (direction * half, direction.perpendicular * half)
            addPolygon([point + side, point + side + along, point - side + along, point - side])
        default:
            break
        }
    }

    private mutating func addCircle(at point: CGPoint) {
        path.addEllipse(
            in: CGRect(x: point.x - half, y: point.y - half, width: style.lineWidth, height: style.lineWidth))
    }

    /// Adds a polygon in the direction of growing angles, so that overlapping ones never cancel each other.
    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (from, to) in zip(points, points.dropFirst() + [points[0]]) {
            area += from.x * to.y - to.x * from.y
        }
        path.addLines(area < 0 ? points.reversed() : points)
        path.closeSubpath()
    }

    /// The parts of a line that dashes cover.
    private func dashes(of points: [CGPoint], pattern: [CGFloat]) -> [[CGPoint]] {
        // An odd number of lengths is used twice, so that dashes and gaps take turns.
        let lengths = pattern.count.isMultiple(of: 2) ? pattern : pattern + pattern
        let period = lengths.reduce(0, +)
        var rest = style.dashPhase.truncatingRemainder(dividingBy: period)
        if rest < 0 { rest += period }
        var index = 0
        while rest >= lengths[index] {
            rest -= lengths[index]
            index = (index + 1) % lengths.count
        }
        var left = lengths[index] - rest
        var result: [[CGPoint]] = []
        var part: [CGPoint]? = index.isMultiple(of: 2) ? points.first.map { [$0] } : nil
        for (start, end) in zip(points, points.dropFirst()) {
            let length = (end - start).length
            var position: CGFloat = 0
            // A pattern far finer than the line would only cost time.
            while length - position > left, result.count < 10_000 {
                position += left
                let point = start.between(end, position / length)
                if let open = part {
                    result.append(open + [point])
                    part = nil
                } else {
                    part = [point]
                }
                index = (index + 1) % lengths.count
                left = lengths[index]
            }
            left -= length - position
            part?.append(end)
        }
        if let part, part.count > 1 { result.append(part) }
        return result
    }
}

extension CGPoint {
    /// The vector turned by a quarter.
    fileprivate var perpendicular: CGPoint { CGPoint(x: -y, y: x) }
}
