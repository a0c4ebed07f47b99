public import Foundation

/// The outline of a shape: lines and curves, in one or several pieces.
public struct Path: Hashable, Sendable {
    var elements: [Element] = []

    /// An empty path.
    public init() {}

    /// A path that a closure draws.
    public init(_ callback: (inout Path) -> Void) {
        callback(&self)
    }

    init(elements: [Element]) {
        self.elements = elements
    }

    /// A step of a path.
    public enum Element: Hashable, Sendable {
        /// Starts a new piece at a point.
        case move(to: CGPoint)
        /// A straight line from the current point.
        case line(to: CGPoint)
        /// A curve with one control point.
        case quadCurve(to: CGPoint, control: CGPoint)
        /// A curve with two control points.
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// A line back to where the piece started.
        case closeSubpath
    }

    /// Whether there is nothing in the path.
    public var isEmpty: Bool { elements.isEmpty }

    /// Calls a closure with each step, in order.
    public func forEach(_ body: (Element) -> Void) {
        elements.forEach(body)
    }

    /// Where the last step ended; nil in an empty path.
    public var currentPoint: CGPoint? {
        var start: CGPoint?
        var current: CGPoint?
        for element in elements {
            if case .move(let point) = element { start = point }
            current = element.end ?? start
        }
        return current
    }
}

extension Path {
    /// Starts a new piece at a point.
    public mutating func move(to end: CGPoint) {
        elements.append(.move(to: end))
    }

    /// Adds a straight line from the current point.
    ///
    /// Lines and curves need a current point: the first step of a path that is not a move is ignored.
    public mutating func addLine(to end: CGPoint) {
        append(.line(to: end))
    }

    /// Adds a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Adds a line back to where the piece started.
    public mutating func closeSubpath() {
        append(.closeSubpath)
    }

    /// Adds lines between points as a piece of its own.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() {
            addLine(to: point)
        }
    }

    /// Adds a rectangle as a closed piece.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds rectangles, each as a closed piece.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects {
            addRect(rect, transform: transform)
        }
    }

    /// Adds the ellipse that touches the sides of a rectangle.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds the steps of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.applying(transform).elements
    }

    /// The path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        guard !transform.isIdentity else { return self }
        return Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
    }

    /// The path moved by a distance.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }

    private mutating func append(_ element: Element) {
        guard !elements.isEmpty else { return }
        elements.append(element)
    }
}

extension Path {
    /// A rectangle.
    public init(_ rect: CGRect) {
        guard !rect.isNull else { return }
        elements = [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    /// The ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        guard !rect.isNull else { return }
        // The control points of the cubic curve that is closest to a quarter of a circle.
        let handle: CGFloat = 0.552_284_749_830_793_6
        let (right, bottom) = (CGPoint(x: rect.maxX, y: rect.midY), CGPoint(x: rect.midX, y: rect.maxY))
        let (left, top) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.midX, y: rect.minY))
        func quarter(from start: CGPoint, to end: CGPoint, corner: CGPoint) -> Element {
            .curve(to: end, control1: start.between(corner, handle), control2: end.between(corner, handle))
        }
        elements = [
            .move(to: right),
            quarter(from: right, to: bottom, corner: CGPoint(x: rect.maxX, y: rect.maxY)),
            quarter(from: bottom, to: left, corner: CGPoint(x: rect.minX, y: rect.maxY)),
            quarter(from: left, to: top, corner: CGPoint(x: rect.minX, y: rect.minY)),
            quarter(from: top, to: right, corner: CGPoint(x: rect.maxX, y: rect.minY)),
            .closeSubpath,
        ]
    }
}

extension Path.Element {
    /// Where the step ends; nil for a step back to the start.
    var end: CGPoint? {
        switch self {
        case .move(let end), .line(let end), .quadCurve(let end, _), .curve(let end, _, _): end
        case .closeSubpath: nil
        }
    }

    func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end):
            .move(to: transform(end))
        case .line(let end):
            .line(to: transform(end))
        case .quadCurve(let end, let control):
            .quadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let control1, let control2):
            .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
        case .closeSubpath:
            .closeSubpath
        }
    }
}

extension Path: Shape {
    /// The path itself, whatever the rectangle.
    public func path(in rect: CGRect) -> Path { self }
}
