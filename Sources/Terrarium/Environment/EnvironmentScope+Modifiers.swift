extension EnvironmentScope {
    /// Sets one value in this scope and nothing else; key paths may lead into a value, as `\.theme.accent` does.
    ///
    /// Such a key path starts from the inherited value and follows it.
    package final func override<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, with value: Value) {
        update { $0[keyPath: keyPath] = value }
    }

    /// Makes one value in this scope from the inherited one, again whenever that changes.
    package final func transform<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ transform: @escaping (inout Value) -> Void
    ) {
        update { transform(&$0[keyPath: keyPath]) }
    }

    /// Supplies an object to `@Environment(Model.self)` below, or takes one from above out of sight.
    package final func supply<Model: AnyObject>(_ model: Model?) {
        update { $0[model: Model.self] = model }
    }

    /// Supplies an object to `@EnvironmentObject` below.
    package final func supplyEnvironmentObject<Model: AnyObject>(_ object: Model) {
        update { $0[object: Model.self] = object }
    }
}
