/// A key of the environment: a type that stands for one value and knows its default.
///
/// Declare a key and an accessor, then write it with ``View/environment(_:_:)`` and read it with ``Environment``:
///
/// ```swift
/// struct ThemeKey: EnvironmentKey {
///     static let defaultValue = Theme.plain
/// }
///
/// extension EnvironmentValues {
///     var theme: Theme {
///         get { self[ThemeKey.self] }
///         set { self[ThemeKey.self] = newValue }
///     }
/// }
/// ```
///
/// The default may be computed: it is asked for on every read that finds no value.
///
/// Readers hear of a change only when the new value differs. `Equatable` values compare with `==`. Others compare by their
/// bits: references by identity, closures by function and context. A closure that a body makes again therefore usually counts
/// as different; put it into an `Equatable` struct with `callAsFunction` where that matters.
public protocol EnvironmentKey {
    /// The type of the value that the key stands for.
    associatedtype Value

    /// The value where nobody above sets one.
    static var defaultValue: Value { get }

    /// Whether a reader need not hear that `old` was replaced by `new`. The compiler chooses the comparison at the conformance.
    static func _isEqual(_ old: Value, _ new: Value) -> Bool

    /// Whether views of the library read the value without subscribing.
    static var _isBuiltIn: Bool { get }
}

extension EnvironmentKey {
    public static var _isBuiltIn: Bool { false }
}

/// A key that the library's own views read: they are told of its changes by a walk, and hold no subscriptions.
package protocol BuiltInEnvironmentKey: EnvironmentKey {}

extension BuiltInEnvironmentKey {
    package static var _isBuiltIn: Bool { true }
}

extension EnvironmentKey {
    /// Compares by bits, for values that cannot be compared in another way.
    public static func _isEqual(_ old: Value, _ new: Value) -> Bool {
        bitwiseEqual(old, new)
    }
}

extension EnvironmentKey where Value: Equatable {
    /// Compares with `==`.
    public static func _isEqual(_ old: Value, _ new: Value) -> Bool {
        old == new
    }
}
