public import Foundation

extension Path {
    /// A rectangle with corners of one size.
    ///
    /// Radii are limited to half the sides. The continuous style has the same path as the circular one.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let size = CGSize(
            width: min(max(cornerSize.width, 0), rect.width / 2),
            height: min(max(cornerSize.height, 0), rect.height / 2))
        self.init(rect, corners: (size, size, size, size))
    }

    /// A rectangle with corners of one radius.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// A rectangle with a radius for each corner, the leading side being the left one.
    ///
    /// Where two radii do not fit on one side, all are reduced by the same factor.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ].map { max($0, 0) }
        let factor = [
            rect.width / (radii[0] + radii[1]), rect.height / (radii[1] + radii[2]),
            rect.width / (radii[2] + radii[3]), rect.height / (radii[3] + radii[0]),
        ].reduce(1) { min($0, $1.isNaN ? 1 : $1) }
        func size(_ radius: CGFloat) -> CGSize { CGSize(width: radius * factor, height: radius * factor) }
        self.init(rect, corners: (size(radii[0]), size(radii[1]), size(radii[2]), size(radii[3])))
    }

    /// Adds a rectangle with corners of one size.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds a rectangle with a radius for each corner.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }

    /// Corners from the top left one on, clockwise, as sizes that fit.
    private init(_ rect: CGRect, corners: (CGSize, CGSize, CGSize, CGSize)) {
        guard !rect.isNull else { return }
        // The control points of the cubic curve that is closest to a quarter of a circle.
        let handle: CGFloat = 0.552_284_749_830_793_6
        move(to: CGPoint(x: rect.minX + corners.0.width, y: rect.minY))
        func side(to corner: CGPoint, _ size: CGSize, from: CGPoint, to: CGPoint) {
            let start = CGPoint(x: corner.x + from.x * size.width, y: corner.y + from.y * size.height)
            elements.append(.line(to: start))
            guard size.width > 0, size.height > 0 else { return }
            let end = CGPoint(x: corner.x + to.x * size.width, y: corner.y + to.y * size.height)
            elements.append(
                .curve(
                    to: end, control1: start.between(corner, handle), control2: end.between(corner, handle)))
        }
        side(to: CGPoint(x: rect.maxX, y: rect.minY), corners.1, from: CGPoint(x: -1, y: 0), to: CGPoint(x: 0, y: 1))
        side(to: CGPoint(x: rect.maxX, y: rect.maxY), corners.2, from: CGPoint(x: 0, y: -1), to: CGPoint(x: -1, y: 0))
        side(to: CGPoint(x: rect.minX, y: rect.maxY), corners.3, from: CGPoint(x: 1, y: 0), to: CGPoint(x: 0, y: -1))
        side(to: CGPoint(x: rect.minX, y: rect.minY), corners.0, from: CGPoint(x: 0, y: 1), to: CGPoint(x: 1, y: 0))
        closeSubpath()
    }
}
