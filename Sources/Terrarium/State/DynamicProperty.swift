/// A stored property of a view that the library keeps up to date before each evaluation of the body.
///
/// Your own dynamic property may hold others, such as `@State` and `@Environment`; these are ready when `update()` is
/// called.
@preconcurrency
public protocol DynamicProperty {
    /// Called before each evaluation of the body, after the properties inside have been brought up to date.
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}
