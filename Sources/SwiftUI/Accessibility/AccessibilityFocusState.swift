public import Terrarium

/// A value that says which view assistive technology is at. A host has no assistive technology: only the program writes it.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    /// A binding to such a value, for `accessibilityFocused`.
    @propertyWrapper
    public struct Binding {
        let base: Terrarium.Binding<Value>

        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }

        public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
    }

    private var state: State<Value>

    private init(initial: Value) {
        state = State(wrappedValue: initial)
    }

    // Only the initialisers of the struct itself give a property without a value its first one.

    /// Starts without focus.
    public init() where Value == Bool { self.init(initial: false) }

    /// Starts without focus.
    public init<Field: Hashable>() where Value == Field? { self.init(initial: nil) }

    /// Which view assistive technology is at.
    public var wrappedValue: Value {
        get { state.wrappedValue }
        nonmutating set { state.wrappedValue = newValue }
    }

    /// What `accessibilityFocused` takes.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(base: state.projectedValue) }
}

extension View {
    /// Ties a value to whether assistive technology is at the view; outlines say so: `accessibilityFocused`.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusMark(base: condition.base, value: true))
    }

    /// Ties a value to whether assistive technology is at the view; outlines say so: `accessibilityFocused`.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value?>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusMark(base: binding.base, value: value))
    }
}

/// Shows in outlines where the program wants assistive technology to be.
private nonisolated struct AccessibilityFocusMark<Value: Hashable>: ViewModifier {
    let base: Binding<Value>
    let value: Value

    func body(content: Content) -> some View {
        content.recorded(base.wrappedValue == value ? ["accessibilityFocused"] : [])
    }
}
