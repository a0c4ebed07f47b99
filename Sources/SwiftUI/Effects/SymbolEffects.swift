import Foundation
public import Terrarium

/// How symbols move. Animations end at once, so that effects are recorded as an attribute: `symbolEffect=bounce.up`.
public protocol SymbolEffect: Sendable {
    /// The effect as outlines print it.
    var _outlineName: String { get }
}

/// An effect that runs once when a value changes.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// An effect that lasts while it is active.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// An effect of a change of content.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// An effect of coming and going.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How often and how fast an effect runs.
public struct SymbolEffectOptions: Sendable {
    public static let `default` = Self()
    public static let repeating = Self()
    public static let nonRepeating = Self()

    /// As often as is asked for.
    public static func `repeat`(_ count: Int?) -> Self { Self() }

    /// As often as is asked for.
    public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }

    /// At a multiple of the speed.
    public static func speed(_ speed: Double) -> Self { Self() }

    /// Also at a multiple of the speed.
    public func speed(_ speed: Double) -> Self { self }

    /// Also as often as is asked for.
    public func `repeat`(_ count: Int?) -> Self { self }

    /// Also over and over.
    public var repeating: Self { self }

    /// Also once.
    public var nonRepeating: Self { self }

    /// How an effect repeats.
    public struct RepeatBehavior: Sendable {
        public static let continuous = Self()
        public static let periodic = Self()

        /// A number of times.
        public static func periodic(_ count: Int?, delay: Double? = nil) -> Self { Self() }
    }
}

/// Effects whose variants are words added to their name.
public protocol _NamedSymbolEffect: SymbolEffect {
    init(_outlineName: String)
}

extension _NamedSymbolEffect {
    func adding(_ word: String) -> Self { Self(_outlineName: "\(_outlineName).\(word)") }

    /// All layers at once.
    public var wholeSymbol: Self { adding("wholeSymbol") }
    /// One layer after the other.
    public var byLayer: Self { adding("byLayer") }
}

public struct BounceSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
}

public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
}

public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var iterative: Self { adding("iterative") }
    public var cumulative: Self { adding("cumulative") }
    public var reversing: Self { adding("reversing") }
    public var nonReversing: Self { adding("nonReversing") }
    public var hideInactiveLayers: Self { adding("hideInactiveLayers") }
    public var dimInactiveLayers: Self { adding("dimInactiveLayers") }
}

public struct ScaleSymbolEffect: IndefiniteSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
}

public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
}

public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
}

public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var downUp: Self { adding("downUp") }
    public var upUp: Self { adding("upUp") }
    public var offUp: Self { adding("offUp") }
}

public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var left: Self { adding("left") }
    public var right: Self { adding("right") }
    public var up: Self { adding("up") }
    public var down: Self { adding("down") }
    public var clockwise: Self { adding("clockwise") }
    public var counterClockwise: Self { adding("counterClockwise") }
}

public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var clockwise: Self { adding("clockwise") }
    public var counterClockwise: Self { adding("counterClockwise") }
}

public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
    public var plain: Self { adding("plain") }
    public var pulse: Self { adding("pulse") }
}

public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect, _NamedSymbolEffect {
    public let _outlineName: String
    public init(_outlineName: String) { self._outlineName = _outlineName }
}

extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: Self { Self(_outlineName: "bounce") }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: Self { Self(_outlineName: "pulse") }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: Self { Self(_outlineName: "variableColor") }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: Self { Self(_outlineName: "scale") }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: Self { Self(_outlineName: "appear") }
}
extension SymbolEffect where Self == DisappearSymbolEffect {
    public static var disappear: Self { Self(_outlineName: "disappear") }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: Self { Self(_outlineName: "replace") }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: Self { Self(_outlineName: "wiggle") }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: Self { Self(_outlineName: "rotate") }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: Self { Self(_outlineName: "breathe") }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: Self { Self(_outlineName: "automatic") }
}

extension View {
    /// Moves the symbols below while the effect is active.
    public nonisolated func symbolEffect<T: IndefiniteSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default, isActive: Bool = true
    ) -> some View {
        recorded(isActive ? [SnapshotAttribute("symbolEffect", effect._outlineName)] : [])
    }

    /// Moves the symbols below when a value changes.
    public nonisolated func symbolEffect<T: DiscreteSymbolEffect, U: Equatable>(
        _ effect: T, options: SymbolEffectOptions = .default, value: U
    ) -> some View {
        recorded(SnapshotAttribute("symbolEffect", effect._outlineName))
    }

    /// Keeps effects from further out away. Recorded effects stay in the outline.
    public nonisolated func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}

extension ContentTransition {
    /// Symbols change with an effect.
    public static func symbolEffect<T: ContentTransitionSymbolEffect>(
        _ effect: T, options: SymbolEffectOptions = .default
    ) -> ContentTransition {
        .named("symbolEffect(\(effect._outlineName))")
    }
}

/// How a symbol with a variable value shows it.
public struct SymbolVariableValueMode: Hashable, Sendable {
    let name: String

    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

/// How the colours of a symbol are shaded.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    let name: String

    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
    /// How the symbols below show variable values: `symbolVariableValue=draw`.
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        recorded(mode.map { [SnapshotAttribute("symbolVariableValue", $0.name)] } ?? [])
    }

    /// How the colours of the symbols below are shaded: `symbolColors=gradient`.
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        recorded(mode.map { [SnapshotAttribute("symbolColors", $0.name)] } ?? [])
    }
}
