public import TerrariumLayout

extension View {
    /// Hands a value up to the ancestors, in place of what the views below hand up for the key.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(PreferenceModifier<K>(value: value))
    }

    /// Changes what the views below hand up for a key.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(PreferenceTransformModifier<K>(transform: callback))
    }

    /// Calls an action with what the views below hand up for a key: at first, and whenever it has become different.
    @preconcurrency
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping @MainActor (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(PreferenceActionModifier<K>(action: action))
    }

    /// Lays views over this one that are made from what it hands up for a key.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceOverlayModifier<Key, T>(isBackground: false, alignment: .center, transform: transform))
    }

    /// Lays views over this one that are made from what it hands up for a key.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlayModifier<K, V>(isBackground: false, alignment: alignment, transform: transform))
    }

    /// Lays views behind this one that are made from what it hands up for a key.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        modifier(PreferenceOverlayModifier<Key, T>(isBackground: true, alignment: .center, transform: transform))
    }

    /// Lays views behind this one that are made from what it hands up for a key.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(PreferenceOverlayModifier<K, V>(isBackground: true, alignment: alignment, transform: transform))
    }
}
