/// Shows content in the first of several phases: nothing here goes through them.
public nonisolated struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    let first: Phase?
    let content: @MainActor (Phase) -> Content

    /// Goes through phases without an end.
    @preconcurrency
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        first = phases.first { _ in true }
        self.content = content
    }

    /// Goes through phases whenever a value changes.
    @preconcurrency
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping @MainActor (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, content: content, animation: animation)
    }

    @MainActor public var body: some View {
        first.map(content)
    }
}

/// Shows content with the values that an animation starts from: nothing here goes through keyframes.
public nonisolated struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>: View
where KeyframePath.Value == Value {
    let value: Value
    let content: @MainActor (Value) -> Content

    /// Goes through keyframes without an end.
    @preconcurrency
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }

    /// Goes through keyframes whenever a value changes.
    @preconcurrency
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping @MainActor (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        value = initialValue
        self.content = content
    }

    @MainActor public var body: some View {
        content(value)
    }
}
