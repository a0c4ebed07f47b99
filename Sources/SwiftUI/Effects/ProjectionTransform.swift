public import Foundation
public import Terrarium

/// A matrix of three by three numbers that projects points.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// The one that changes nothing.
    public init() {}

    /// The one that does what an affine transform does.
    public init(_ transform: CGAffineTransform) {
        m11 = transform.a
        m12 = transform.b
        m21 = transform.c
        m22 = transform.d
        m31 = transform.tx
        m32 = transform.ty
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether it does what some affine transform does.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// First this one, then the other.
    public func concatenating(_ other: ProjectionTransform) -> ProjectionTransform {
        var result = ProjectionTransform()
        result.m11 = m11 * other.m11 + m12 * other.m21 + m13 * other.m31
        result.m12 = m11 * other.m12 + m12 * other.m22 + m13 * other.m32
        result.m13 = m11 * other.m13 + m12 * other.m23 + m13 * other.m33
        result.m21 = m21 * other.m11 + m22 * other.m21 + m23 * other.m31
        result.m22 = m21 * other.m12 + m22 * other.m22 + m23 * other.m32
        result.m23 = m21 * other.m13 + m22 * other.m23 + m23 * other.m33
        result.m31 = m31 * other.m11 + m32 * other.m21 + m33 * other.m31
        result.m32 = m31 * other.m12 + m32 * other.m22 + m33 * other.m32
        result.m33 = m31 * other.m13 + m32 * other.m23 + m33 * other.m33
        return result
    }
}

/// A modifier that draws its content through a projection, which may follow an animation.
///
/// Adopt it with `effectValue(size:)`. The projection is recorded as `geometryEffect` and not worked out, since nothing is
/// drawn.
public nonisolated protocol GeometryEffect: Animatable, ViewModifier {
    /// The projection for a view of a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    @MainActor public func body(content: Content) -> some View {
        content.recorded(SnapshotAttribute("geometryEffect", typeName(of: Self.self)))
    }

    /// The same effect, also for what asks where the view lies. Layout never follows an effect here.
    public func ignoredByLayout() -> some ViewModifier { self }
}
