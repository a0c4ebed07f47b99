public import Foundation
public import Terrarium

/// What changes how a view is drawn, and nothing of its layout.
public protocol VisualEffect: Sendable {
    /// The attributes by which outlines show the effect.
    var _attributes: _VisualEffectAttributes { get }
}

/// The attributes of an effect.
public struct _VisualEffectAttributes: Sendable {
    package var all: [SnapshotAttribute] = []
}

/// No effect: what other effects start from.
public struct EmptyVisualEffect: VisualEffect {
    public init() {}

    public var _attributes: _VisualEffectAttributes { _VisualEffectAttributes() }
}

/// An effect after another one.
struct AddedVisualEffect: VisualEffect {
    let _attributes: _VisualEffectAttributes

    init(_ base: some VisualEffect, _ attribute: SnapshotAttribute?) {
        var attributes = base._attributes
        if let attribute { attributes.all.append(attribute) }
        _attributes = attributes
    }
}

extension VisualEffect {
    /// Draws the view translucent.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        AddedVisualEffect(self, opacity == 1 ? nil : SnapshotAttribute("opacity", CGFloat(opacity)))
    }

    /// Draws the view larger or smaller.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        AddedVisualEffect(self, scale == 1 ? nil : SnapshotAttribute("scale", scale))
    }

    /// Draws the view larger or smaller, each way by its own factor.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
        AddedVisualEffect(
            self, x == 1 && y == 1 ? nil : SnapshotAttribute("scale", "\(outlineNumber(x)),\(outlineNumber(y))"))
    }

    /// Draws the view elsewhere.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        AddedVisualEffect(
            self,
            x == 0 && y == 0 ? nil : SnapshotAttribute("visualOffset", "\(outlineNumber(x)),\(outlineNumber(y))"))
    }

    /// Draws the view elsewhere.
    public func offset(_ offset: CGSize) -> some VisualEffect { self.offset(x: offset.width, y: offset.height) }

    /// Draws the view turned.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        AddedVisualEffect(self, angle == .zero ? nil : SnapshotAttribute("rotation", CGFloat(angle.degrees)))
    }

    /// Draws the view turned in space.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        AddedVisualEffect(self, angle == .zero ? nil : SnapshotAttribute("rotation3D", CGFloat(angle.degrees)))
    }

    /// Draws the view blurred.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        AddedVisualEffect(self, radius == 0 ? nil : SnapshotAttribute("blur", radius))
    }

    /// Draws the view brighter.
    public func brightness(_ amount: Double) -> some VisualEffect {
        AddedVisualEffect(self, amount == 0 ? nil : SnapshotAttribute("brightness", CGFloat(amount)))
    }

    /// Draws the view with more or less contrast.
    public func contrast(_ amount: Double) -> some VisualEffect {
        AddedVisualEffect(self, amount == 1 ? nil : SnapshotAttribute("contrast", CGFloat(amount)))
    }

    /// Draws the view in grey.
    public func grayscale(_ amount: Double) -> some VisualEffect {
        AddedVisualEffect(self, amount == 0 ? nil : SnapshotAttribute("grayscale", CGFloat(amount)))
    }

    /// Draws the view with stronger or weaker colours.
    public func saturation(_ amount: Double) -> some VisualEffect {
        AddedVisualEffect(self, amount == 1 ? nil : SnapshotAttribute("saturation", CGFloat(amount)))
    }

    /// Draws the view with its colours moved around the circle of hues.
    public func hueRotation(_ angle: Angle) -> some VisualEffect {
        AddedVisualEffect(self, angle == .zero ? nil : SnapshotAttribute("hueRotation", CGFloat(angle.degrees)))
    }
}

extension View {
    /// Draws the view with an effect that follows its geometry.
    ///
    /// Recorded as `visualEffect`: the effect is not worked out, since nothing is drawn.
    public nonisolated func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        recorded("visualEffect")
    }
}

/// How far a view is from the middle of the scrolling view.
public enum ScrollTransitionPhase: Hashable, Sendable {
    /// Before the view comes in at the top or the leading edge.
    case topLeading
    /// The view shows.
    case identity
    /// After the view has left at the bottom or the trailing edge.
    case bottomTrailing

    /// Whether the view shows.
    public var isIdentity: Bool { self == .identity }

    /// -1, 0 or 1.
    public var value: Double {
        switch self {
        case .topLeading: -1
        case .identity: 0
        case .bottomTrailing: 1
        }
    }
}

/// How an effect follows scrolling.
public struct ScrollTransitionConfiguration: Sendable {
    public static let animated = Self()
    public static let interactive = Self()
    public static let identity = Self()

    /// With an animation.
    public static func animated(_ animation: Animation) -> Self { Self() }

    /// Along a curve.
    public static func interactive(timingCurve: UnitCurve) -> Self { Self() }

    /// With an animation.
    public func animation(_ animation: Animation) -> Self { self }

    /// From a part of the view on.
    public func threshold(_ threshold: Threshold) -> Self { self }

    /// How much of a view must show.
    public struct Threshold: Sendable {
        public static let visible = Threshold()
        public static let hidden = Threshold()
        public static let centered = Threshold()

        /// A part from 0 to 1.
        public static func visible(_ amount: Double) -> Threshold { Threshold() }
    }
}

extension View {
    /// Draws the view with an effect that follows scrolling: outlines show what it is for a view that shows.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        recorded(transition(EmptyVisualEffect(), .identity)._attributes.all)
    }

    /// Draws the view with an effect that follows scrolling: outlines show what it is for a view that shows.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        recorded(transition(EmptyVisualEffect(), .identity)._attributes.all)
    }
}
