public import Foundation

/// A shadow that a style casts behind or inside what it fills.
public struct ShadowStyle: Hashable, Sendable {
    let kind: Kind
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat

    enum Kind: Hashable, Sendable {
        case drop, inner
    }

    /// A shadow behind.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y)
    }

    /// A shadow inside the edges.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y)
    }
}

extension ShadowStyle {
    /// `drop(4)`: the kind and the radius.
    package var outlineName: String { "\(kind)(\(outlineNumber(Double(radius))))" }
}
