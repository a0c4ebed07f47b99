extension EnvironmentScope {
    /// Sets one value in this scope, beside those that it sets already.
    package final func override<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, with value: Value) {
        values[keyPath: keyPath] = value
    }

    /// Sets one value in this scope and nothing else; key paths may lead into a value, as `\.theme.accent` does.
    ///
    /// Such a key path starts from the inherited value and follows it.
    package final func overrideOnly<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, with value: Value) {
        update { $0[keyPath: keyPath] = value }
    }

    /// Makes one value in this scope from the inherited one, again whenever that changes.
    package final func transform<Value>(
        _ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ transform: @escaping (inout Value) -> Void
    ) {
        update { transform(&$0[keyPath: keyPath]) }
    }
}
