public import Foundation
public import TerrariumLayout

extension Edge {
    /// A corner of a rectangle.
    public enum Corner {
        /// How a corner of a ``ConcentricRectangle`` is rounded.
        public struct Style: Hashable, Sendable {
            let radius: CGFloat

            /// As the container's corner, which is square here.
            public static let concentric = Style(radius: 0)

            /// As the container's corner, but at least by a radius. Containers are square: by that radius.
            public static func concentric(minimum: Style) -> Style { minimum }

            /// By a radius.
            public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
        }
    }
}

/// A rectangle whose corners follow those of its container. Containers are square here, so only fixed and least radii round
/// it.
public struct ConcentricRectangle: InsettableShape, Hashable {
    private let radii: RectangleCornerRadii
    private let isUniform: Bool

    /// A rectangle whose corners all follow the container's.
    public init() {
        self.init(corners: .concentric)
    }

    /// A rectangle with one style for all corners.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(
            topLeadingCorner: corners, topTrailingCorner: corners, bottomLeadingCorner: corners,
            bottomTrailingCorner: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner. A uniform one rounds all as the roundest.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric,
        isUniform: Bool = false
    ) {
        let all = [topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner].map(\.radius)
        let roundest = all.max() ?? 0
        self.isUniform = isUniform
        radii = RectangleCornerRadii(
            topLeading: isUniform ? roundest : all[0], bottomLeading: isUniform ? roundest : all[2],
            bottomTrailing: isUniform ? roundest : all[3], topTrailing: isUniform ? roundest : all[1])
    }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: radii)
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        InsetByShape(base: self, amount: amount)
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with one style for all corners.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }
}
