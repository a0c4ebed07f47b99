public import Foundation

extension EnvironmentValues {
    /// The number of pixels along a point.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }
}

struct DisplayScaleKey: BuiltInEnvironmentKey {
    static let defaultValue: CGFloat = 1
}
