public import Terrarium

/// Where a preview is shown.
public protocol PreviewContext {
    /// A value of the place.
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension PreviewContext {
    /// The default: nobody sets values.
    public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

/// A key of the values of a preview's place.
public protocol PreviewContextKey {
    associatedtype Value

    static var defaultValue: Value { get }
}

extension View {
    /// Where the preview is shown. Previews are not shown here.
    public nonisolated func previewContext<C: PreviewContext>(_ value: C) -> some View { self }
}
