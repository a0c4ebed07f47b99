/// A key under which a view tells the layout that contains it a value.
public protocol LayoutValueKey: SendableMetatype {
    associatedtype Value

    /// The value for views that set none.
    static var defaultValue: Value { get }
}
