/// A value on its way to another thread that the compiler cannot follow.
///
/// Combine's values, subscribers and functions carry no `Sendable`. Whoever uses this hands the value over and does not
/// touch it again, or guards it by a lock.
struct HandedOver<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
