public import Foundation

/// How a line along a path looks.
public struct StrokeStyle: Hashable, Sendable {
    /// The line's width in points.
    public var lineWidth: CGFloat
    /// The look of open ends.
    public var lineCap: CGLineCap
    /// The look of corners.
    public var lineJoin: CGLineJoin
    /// How long a mitre may be, in line widths, before it is cut off.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps, in turns; empty for a solid line.
    public var dash: [CGFloat]
    /// How far into the dashes the line starts.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            (miterLimit, dashPhase) = (newValue.second.first, newValue.second.second)
        }
    }
}

extension StrokeStyle {
    /// What differs from a plain line of one point, as outlines print it.
    package var outlineAttributes: [SnapshotAttribute] {
        var attributes: [SnapshotAttribute] = []
        if lineWidth != 1 { attributes.append(SnapshotAttribute("lineWidth", lineWidth)) }
        if lineCap != .butt { attributes.append(SnapshotAttribute("lineCap", lineCap == .round ? "round" : "square")) }
        if lineJoin != .miter {
            attributes.append(SnapshotAttribute("lineJoin", lineJoin == .round ? "round" : "bevel"))
        }
        if !dash.isEmpty {
            attributes.append(
                SnapshotAttribute("dash", dash.map { outlineNumber(Double($0)) }.joined(separator: ",")))
        }
        return attributes
    }
}
