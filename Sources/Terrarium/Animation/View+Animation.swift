// Changes are complete at once: what these modifiers say of their movement is read by nobody. They give back the view
// itself, so that they cost nothing and make no line.

extension View {
    /// Says how changes of a value would move. They are complete at once.
    public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

    /// Says how changes would move. They are complete at once.
    public nonisolated func animation(_ animation: Animation?) -> some View { self }

    /// Says how the view would come and go. It does so at once.
    public nonisolated func transition(_ t: AnyTransition) -> some View { self }

    /// Says how the view would come and go. It does so at once.
    @_disfavoredOverload
    public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self }

    /// Says how the view's content would change. It does so at once.
    public nonisolated func contentTransition(_ transition: ContentTransition) -> some View {
        environment(\.contentTransition, transition)
    }

    /// Changes what is said of changes. They are complete at once, whatever is said.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

    /// Changes what is said of changes of a value. They are complete at once, whatever is said.
    public nonisolated func transaction<V: Equatable>(
        value: V, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { self }

    /// Shows the view in the first of several phases.
    @preconcurrency
    public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = UncheckedBox(PlaceholderContentView(content: self))
        return PhaseAnimator(phases, content: { content(placeholder.value, $0) }, animation: animation)
    }

    /// Shows the view in the first of several phases.
    @preconcurrency
    public nonisolated func phaseAnimator<Phase: Equatable, Content: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        phaseAnimator(phases, content: content, animation: animation)
    }

    /// Shows the view with the values that an animation starts from.
    @preconcurrency
    public nonisolated func keyframeAnimator<Value, Content: View>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = UncheckedBox(PlaceholderContentView(content: self))
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating, content: { content(placeholder.value, $0) },
            keyframes: keyframes)
    }

    /// Shows the view with the values that an animation starts from.
    @preconcurrency
    public nonisolated func keyframeAnimator<Value, Content: View>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping @MainActor (PlaceholderContentView<Self>, Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        keyframeAnimator(initialValue: initialValue, content: content, keyframes: keyframes)
    }
}
