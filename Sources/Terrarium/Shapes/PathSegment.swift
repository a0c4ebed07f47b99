import Foundation

/// One line or curve of a path, with both of its ends.
struct PathSegment {
    let start: CGPoint
    let end: CGPoint
    /// The control points; nil for a line. A curve with one control point is raised to one with two.
    let controls: (CGPoint, CGPoint)?

    init(from start: CGPoint, to end: CGPoint) {
        self.start = start
        self.end = end
        controls = nil
    }

    init(from start: CGPoint, to end: CGPoint, controls: (CGPoint, CGPoint)) {
        self.start = start
        self.end = end
        self.controls = controls
    }

    /// The point at a parameter from 0 to 1.
    func point(at t: CGFloat) -> CGPoint {
        guard let controls else { return start.between(end, t) }
        let u = 1 - t
        return start * (u * u * u) + controls.0 * (3 * u * u * t) + controls.1 * (3 * u * t * t) + end * (t * t * t)
    }

    /// The part between two parameters.
    func part(from: CGFloat, to: CGFloat) -> PathSegment {
        guard controls != nil else { return PathSegment(from: point(at: from), to: point(at: to)) }
        let (start, end) = (point(at: from), point(at: to))
        let third = (to - from) / 3
        return PathSegment(
            from: start, to: end,
            controls: (start + derivative(at: from) * third, end - derivative(at: to) * third))
    }

    /// The points at which the curve turns back in x or in y.
    var extremes: [CGPoint] {
        guard let controls else { return [] }
        return [\CGPoint.x, \CGPoint.y].flatMap { axis -> [CGFloat] in
            let points = [start, controls.0, controls.1, end].map { $0[keyPath: axis] }
            // Where the derivative, a parabola, is zero.
            let a = -points[0] + 3 * points[1] - 3 * points[2] + points[3]
            let b = 2 * (points[0] - 2 * points[1] + points[2])
            let c = points[1] - points[0]
            guard abs(a) > 1e-12 else { return abs(b) > 1e-12 ? [-c / b] : [] }
            let discriminant = b * b - 4 * a * c
            guard discriminant >= 0 else { return [] }
            return [(-b + discriminant.squareRoot()) / (2 * a), (-b - discriminant.squareRoot()) / (2 * a)]
        }
        .filter { $0 > 0 && $0 < 1 }
        .map(point(at:))
    }

    /// Points along the segment, without the first, so close that lines between them are as good as the curve.
    var flattened: [CGPoint] {
        guard controls != nil else { return [end] }
        return (1...PathSegment.pieces).map { index in
            index == PathSegment.pieces ? end : point(at: CGFloat(index) / CGFloat(PathSegment.pieces))
        }
    }

    static let pieces = 32

    private func derivative(at t: CGFloat) -> CGPoint {
        guard let controls else { return end - start }
        let u = 1 - t
        return ((controls.0 - start) * (u * u) + (controls.1 - controls.0) * (2 * u * t) + (end - controls.1) * (t * t))
            * 3
    }
}

/// A connected piece of a path.
struct PathPiece {
    var start: CGPoint
    var segments: [PathSegment] = []
    var isClosed = false

    /// The corners of the piece with its curves replaced by lines.
    var polygon: [CGPoint] { [start] + segments.flatMap(\.flattened) }
}

extension Path {
    /// The connected pieces, each closed by a line of its own where the path says so.
    var pieces: [PathPiece] {
        var pieces: [PathPiece] = []
        var piece: PathPiece?
        var current = CGPoint.zero
        func add(_ segment: PathSegment) {
            // After a piece was closed, the next step starts where that piece started.
            if piece == nil { piece = PathPiece(start: current) }
            piece?.segments.append(segment)
            current = segment.end
        }
        for element in elements {
            switch element {
            case .move(let point):
                if let piece { pieces.append(piece) }
                piece = PathPiece(start: point)
                current = point
            case .line(let end):
                add(PathSegment(from: current, to: end))
            case .quadCurve(let end, let control):
                let controls = (current.between(control, 2.0 / 3), end.between(control, 2.0 / 3))
                add(PathSegment(from: current, to: end, controls: controls))
            case .curve(let end, let control1, let control2):
                add(PathSegment(from: current, to: end, controls: (control1, control2)))
            case .closeSubpath:
                guard var closed = piece else { continue }
                if current != closed.start {
                    closed.segments.append(PathSegment(from: current, to: closed.start))
                }
                closed.isClosed = true
                current = closed.start
                pieces.append(closed)
                piece = nil
            }
        }
        if let piece { pieces.append(piece) }
        return pieces
    }
}
