public import Foundation
public import Terrarium

/// A path of Core Graphics. It holds the steps of a ``Path`` and nothing else.
public class CGPath: Hashable, @unchecked Sendable {
    fileprivate var path: Path

    fileprivate init(_ path: Path) {
        self.path = path
    }

    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        path = Path(rect).applying(transform?.pointee ?? .identity)
    }

    public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        path = Path(ellipseIn: rect).applying(transform?.pointee ?? .identity)
    }

    public init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        path = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight))
            .applying(transform?.pointee ?? .identity)
    }

    public var isEmpty: Bool { path.isEmpty }
    public var boundingBox: CGRect { path.boundingRect }
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public static func == (one: CGPath, other: CGPath) -> Bool { one.path == other.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A path of Core Graphics that can be drawn step by step.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() {
        super.init(Path())
    }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }
    public func addLines(between points: [CGPoint]) { path.addLines(points) }
    public func addRect(_ rect: CGRect) { path.addRect(rect) }
    public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        path.addCurve(to: end, control1: control1, control2: control2)
    }

    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: clockwise)
    }

    public func addPath(_ other: CGPath) { path.addPath(other.path) }
    public func closeSubpath() { path.closeSubpath() }
}

extension Path {
    /// A path of Core Graphics.
    public init(_ path: CGPath) { self = path.path }

    /// The path as one of Core Graphics.
    public var cgPath: CGPath { CGPath(self) }
}
