public import TerrariumLayout

/// A transition of the system, known by its name.
public protocol _BuiltInTransition: Transition where Body == Never {}

extension _BuiltInTransition {
    /// Never runs: views come and go at once.
    public func body(content: Content, phase: TransitionPhase) -> Never {
        fatalError("\(Self.self) has no body.")
    }
}

/// Fades.
public struct OpacityTransition: _BuiltInTransition {
    public nonisolated static var _name: String { "opacity" }
    public nonisolated init() {}
}

/// Comes and goes at once.
public struct IdentityTransition: _BuiltInTransition {
    public nonisolated static var _name: String { "identity" }
    public nonisolated init() {}
}

/// Comes from the leading edge and goes to the trailing one.
public struct SlideTransition: _BuiltInTransition {
    public nonisolated static var _name: String { "slide" }
    public nonisolated init() {}
}

/// Blurs while it fades.
public struct BlurReplaceTransition: _BuiltInTransition {
    public nonisolated static var _name: String { "blurReplace" }
    public nonisolated init() {}
}

extension Transition where Self == BlurReplaceTransition {
    /// Blurs while it fades.
    public nonisolated static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
}

/// Grows and shrinks.
public struct ScaleTransition: _BuiltInTransition {
    public nonisolated static var _name: String { "scale" }
    public nonisolated init(_ scale: Double = 0, anchor: UnitPoint = .center) {}
}

/// Comes from an edge and goes back to it.
public struct MoveTransition: _BuiltInTransition {
    public nonisolated static var _name: String { "move" }
    public nonisolated init(edge: Edge) {}
}

/// Comes from an edge and goes on to the other one.
public struct PushTransition: _BuiltInTransition {
    public nonisolated static var _name: String { "push" }
    public nonisolated init(edge: Edge) {}
}

extension Transition where Self == ScaleTransition {
    /// Grows and shrinks.
    public nonisolated static func scale(_ scale: Double, anchor: UnitPoint = .center) -> ScaleTransition {
        ScaleTransition(scale, anchor: anchor)
    }
}
