extension View {
    /// Calls an action with a value of the view's geometry: at first, and whenever it has become different.
    ///
    /// A geometry reader behind the view finds it out; outlines show it.
    @preconcurrency
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping @MainActor (_ newValue: T) -> Void
    ) -> some View {
        onGeometryChange(for: type, of: transform) { _, new in action(new) }
    }

    /// Calls an action with the old and the new value of the view's geometry: at first, with the same value twice, and
    /// whenever it has become different.
    @preconcurrency
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
        action: @escaping @MainActor (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View {
        background {
            GeometryReader { proxy in
                Color.clear.onChange(of: transform(proxy), initial: true, action)
            }
        }
    }
}
