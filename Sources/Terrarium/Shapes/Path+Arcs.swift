public import Foundation
public import TerrariumLayout

extension Path {
    /// Adds a part of a circle, after a line from the current point, if there is one, to where it starts.
    ///
    /// Angles grow from the x axis towards the y axis, which points down. As in SwiftUI `clockwise` is said of a
    /// coordinate system whose y axis points up: `false` draws towards growing angles, which looks clockwise.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * CGFloat.pi
        var delta = CGFloat(endAngle.radians - startAngle.radians) * (clockwise ? -1 : 1)
        if delta < 0 {
            delta = delta.truncatingRemainder(dividingBy: turn)
            if delta < 0 { delta += turn }
        }
        addArc(
            center: center, radius: radius, from: CGFloat(startAngle.radians),
            through: min(delta, turn) * (clockwise ? -1 : 1), transform: transform)
    }

    /// Adds a part of a circle that starts at an angle and goes on by another.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, from: CGFloat(startAngle.radians), through: CGFloat(delta.radians),
            transform: transform)
    }

    /// Adds the part of a circle that rounds the corner between two lines.
    ///
    /// The first line goes from the current point to the first point, the second one from there to the second point.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        // The corner is computed before the transform: the current point lies behind it.
        let start = current.applying(transform.inverted())
        let incoming = (tangent1End - start).normalised
        let outgoing = (tangent2End - tangent1End).normalised
        let cross = incoming.x * outgoing.y - incoming.y * outgoing.x
        guard abs(cross) > 1e-12, radius > 0 else {
            addLine(to: tangent1End.applying(transform))
            return
        }
        let dot = incoming.x * outgoing.x + incoming.y * outgoing.y
        let turned = atan2(cross, dot)
        let distance = radius * tan(abs(turned) / 2)
        let side: CGFloat = cross > 0 ? 1 : -1
        let from = tangent1End - incoming * distance
        let center = from + CGPoint(x: -incoming.y, y: incoming.x) * (radius * side)
        addArc(
            center: center, radius: radius, from: atan2(from.y - center.y, from.x - center.x), through: turned,
            transform: transform)
    }

    /// Adds a part of a circle as curves of at most a quarter each.
    mutating func addArc(
        center: CGPoint, radius: CGFloat, from start: CGFloat, through delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        func point(at angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        let first = point(at: start).applying(transform)
        if isEmpty {
            move(to: first)
        } else if currentPoint != first {
            addLine(to: first)
        }
        guard delta != 0, delta.isFinite else { return }
        let pieces = max(1, (abs(delta) / (.pi / 2) - 1e-9).rounded(.up))
        let step = delta / pieces
        let handle = 4.0 / 3 * tan(step / 4) * radius
        var angle = start
        for _ in 0..<Int(min(pieces, 1_000)) {
            let next = angle + step
            let (from, to) = (point(at: angle), point(at: next))
            addCurve(
                to: to.applying(transform),
                control1: CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle))
                    .applying(transform),
                control2: CGPoint(x: to.x + handle * sin(next), y: to.y - handle * cos(next)).applying(transform))
            angle = next
        }
    }
}
