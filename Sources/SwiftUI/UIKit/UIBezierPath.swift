public import Foundation
public import Terrarium

/// A path that can be drawn step by step, as UIKit has it. ``Path`` takes its `cgPath`.
open class UIBezierPath: NSObject, @unchecked Sendable {
    private var path: Path

    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    open var miterLimit: CGFloat = 10
    open var usesEvenOddFillRule = false

    private init(path: Path) {
        self.path = path
    }

    /// An empty path.
    public override init() {
        path = Path()
    }

    public convenience init(rect: CGRect) {
        self.init(path: Path(rect))
    }

    public convenience init(ovalIn rect: CGRect) {
        self.init(path: Path(ellipseIn: rect))
    }

    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init(path: Path(roundedRect: rect, cornerRadius: cornerRadius))
    }

    /// A rectangle with some of its corners rounded. The larger of the two radii counts for both sides of a corner.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        let radius = max(cornerRadii.width, cornerRadii.height)
        func rounded(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        let radii = RectangleCornerRadii(
            topLeading: rounded(.topLeft), bottomLeading: rounded(.bottomLeft), bottomTrailing: rounded(.bottomRight),
            topTrailing: rounded(.topRight))
        self.init(path: Path(roundedRect: rect, cornerRadii: radii))
    }

    /// A part of a circle. Angles are in radians.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
        self.init(path: Path(cgPath))
    }

    /// The steps of the path.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }

    open var isEmpty: Bool { path.isEmpty }
    open var bounds: CGRect { path.boundingRect }
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    open func move(to point: CGPoint) { path.move(to: point) }
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    open func addQuadCurve(to end: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: end, control: controlPoint)
    }

    open func addCurve(to end: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: end, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a part of a circle. `clockwise` is as seen on the screen, other than in `Path`.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        path.addArc(
            center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
            clockwise: !clockwise)
    }

    open func close() { path.closeSubpath() }
    open func removeAllPoints() { path = Path() }
    open func append(_ other: UIBezierPath) { path.addPath(other.path) }
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}

/// Some corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
