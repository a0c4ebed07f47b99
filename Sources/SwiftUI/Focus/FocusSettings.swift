import Foundation
public import Terrarium

/// What a view can be focused for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let activate = FocusInteractions(rawValue: 1 << 0)
    public static let edit = FocusInteractions(rawValue: 1 << 1)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

/// How much a default focus counts.
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = Self()
    public static let userInitiated = Self()
}

/// The focus, as far as a keyboard moves it. In a host fields take the focus when they are told to.
extension View {
    /// Whether the view can take the focus.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View { self }

    /// Whether the view can take the focus, and what to do when it does. In a host only fields take it.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void
    ) -> some View { self }

    /// Whether a focused view looks as others do: `focusEffectDisabled`.
    public nonisolated func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        recorded(disabled ? ["focusEffectDisabled"] : [])
            .transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
    }

    /// Moves the focus among the views below before it leaves them. A host has no keyboard that moves it.
    public nonisolated func focusSection() -> some View { self }

    /// Names the views among which a default focus is chosen. A host has no keyboard that moves it.
    public nonisolated func focusScope(_ namespace: Namespace.ID) -> some View { self }

    /// Prefers the view for the focus in its scope: recorded as `prefersFocus`.
    public nonisolated func prefersDefaultFocus(
        _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
    ) -> some View {
        recorded(prefersDefaultFocus ? ["prefersFocus"] : [])
    }

    /// Gives the focus to a value's field when the view appears.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        let wanted = UncheckedBox((binding, value))
        return onAppear { wanted.value.0.wrappedValue = wanted.value.1 }
    }

    /// Ties a focus state to the search field of the view: recorded by nobody, a search takes the focus when told to.
    public nonisolated func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { self }
}

extension EnvironmentValues {
    /// Whether the view has the focus. In a host only fields take it, and none tells the views inside.
    public var isFocused: Bool { false }

    /// Asks for the default focus again. A host has none: nothing happens.
    public var resetFocus: ResetFocusAction { ResetFocusAction() }
}

/// Asks for the default focus again.
public struct ResetFocusAction: Sendable {
    /// Does nothing in a host.
    public func callAsFunction(in namespace: Namespace.ID) {}
}
