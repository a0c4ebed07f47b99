extension EnvironmentScope {
    /// Calls `action` with the new value whenever the value of `\.key`, or one made from several keys, has become different.
    ///
    /// The action runs once the change that caused it is complete. It may write; it runs again if that changes the value.
    /// - Returns: A token. The observation ends with ``Observation/cancel()`` or with the token.
    public func onChange<Value>(
        of value: @escaping (EnvironmentValues) -> Value, perform action: @escaping (Value) -> Void
    ) -> Observation {
        Observation(EnvironmentObserver(scope: self, value: value, action: action))
    }

    /// Keeps an action informed of changes of an environment value, as long as it lives.
    public final class Observation {
        private let observer: AnyEnvironmentObserver

        fileprivate init(_ observer: AnyEnvironmentObserver) {
            self.observer = observer
        }

        /// Ends the observation. Calling it again does nothing.
        public func cancel() {
            observer.cancel()
        }

        deinit { observer.cancel() }
    }
}

/// The part of an observer that does not depend on the type of its value.
package class AnyEnvironmentObserver: SettlingReader, @unchecked Sendable {
    /// Older observers have smaller numbers.
    let number: UInt64

    init(number: UInt64) {
        self.number = number
    }

    func run() {}
    func cancel() {}
}

private final class EnvironmentObserver<Value>: AnyEnvironmentObserver, @unchecked Sendable {
    private let scope: EnvironmentScope
    private let value: (EnvironmentValues) -> Value
    private let action: (Value) -> Void
    private let comparison = ValueComparison.of(Value.self)
    @exclusivity(unchecked) private var last: Value?
    @exclusivity(unchecked) private var dependencies = EnvironmentDependencies()
    @exclusivity(unchecked) private var isActive = true

    init(
        scope: EnvironmentScope, value: @escaping (EnvironmentValues) -> Value, action: @escaping (Value) -> Void
    ) {
        self.scope = scope
        self.value = value
        self.action = action
        super.init(number: scope.tree.nextObserverNumber())
        last = read()
    }

    override package var environmentScope: EnvironmentScope? { scope }

    override package func sourceDidChange(_ source: Source) {
        if isWaiting { return }
        isWaiting = true
        scope.tree.enqueue(self)
    }

    override func run() {
        guard isActive, let old = last else { return }
        let new = read()
        last = new
        if !comparison(old, new) { action(new) }
    }

    override func cancel() {
        isActive = false
        dependencies.removeAll()
    }

    private func read() -> Value {
        scope.tree.read(from: scope.table, value) { evaluation in
            dependencies.replace(
                by: evaluation, readsEverything: evaluation.readsEverything || evaluation.isFrozen, of: scope,
                subscriber: self)
        }
    }
}
