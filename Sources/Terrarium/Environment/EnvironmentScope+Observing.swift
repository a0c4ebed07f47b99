extension EnvironmentScope {
    /// Calls `action` with the new value whenever the value of `\.key`, or one made from several keys, has become different.
    ///
    /// The action runs once the change that caused it is complete. It may write; it runs again if that changes the value.
    /// - Returns: A token. The observation ends with ``Observation/cancel()`` or with the token.
    public func onChange<Value>(
        of value: @escaping (EnvironmentValues) -> Value, perform action: @escaping (Value) -> Void
    ) -> Observation {
        let comparison = ValueComparison.of(Value.self)
        let last = _LastValue<Value>()
        return observe(
            { values in
                let new = value(values)
                let isDifferent = last.value.map { !comparison($0, new) } ?? false
                last.value = new
                return isDifferent
            }, { if let value = last.value { action(value) } })
    }

    /// The same for values that have `==`. It is compiled for the type of the value, and so costs less.
    @inlinable
    public func onChange<Value: Equatable>(
        of value: @escaping (EnvironmentValues) -> Value, perform action: @escaping (Value) -> Void
    ) -> Observation {
        let last = _LastValue<Value>()
        return observe(
            { values in
                let new = value(values)
                let isDifferent = last.value.map { $0 != new } ?? false
                last.value = new
                return isDifferent
            }, { if let value = last.value { action(value) } })
    }

    /// Calls `act` whenever `read`, which runs after every change of what it read before, says that something is different.
    @usableFromInline
    final func observe(_ read: @escaping (EnvironmentValues) -> Bool, _ act: @escaping () -> Void) -> Observation {
        Observation(EnvironmentObserver(scope: self, read: read, act: act))
    }

    /// Keeps an action informed of changes of an environment value, as long as it lives.
    public final class Observation {
        private let observer: EnvironmentObserver

        fileprivate init(_ observer: EnvironmentObserver) {
            self.observer = observer
        }

        /// Ends the observation. Calling it again does nothing.
        public func cancel() {
            observer.cancel()
        }

        deinit { observer.cancel() }
    }
}

/// What an observation saw last.
@usableFromInline
final class _LastValue<Value> {
    @exclusivity(unchecked)
    @usableFromInline
    final var value: Value?

    @usableFromInline
    init() {}
}

/// Reads again after a change, and acts where that makes a difference. It knows no type of a value: what does is compiled
/// where the observation is made.
package final class EnvironmentObserver: SettlingReader, @unchecked Sendable {
    /// Older observers have smaller numbers.
    let number: UInt64
    private let scope: EnvironmentScope
    /// The same, for reading without counting.
    private let place: Unmanaged<EnvironmentScope>
    private let read: (EnvironmentValues) -> Bool
    private let act: () -> Void
    @exclusivity(unchecked) private var dependencies = EnvironmentDependencies()
    @exclusivity(unchecked) private var isActive = true

    init(scope: EnvironmentScope, read: @escaping (EnvironmentValues) -> Bool, act: @escaping () -> Void) {
        self.scope = scope
        place = .passUnretained(scope)
        self.read = read
        self.act = act
        number = scope.tree.nextObserverNumber()
        super.init()
        _ = hasChanged()
    }

    override package var environmentScope: EnvironmentScope? { scope }

    override package func sourceDidChange(_ source: Source) {
        if isWaiting { return }
        isWaiting = true
        place._withUnsafeGuaranteedRef { $0.withTree { $0.enqueue(self) } }
    }

    func run() {
        if isActive, hasChanged() { act() }
    }

    func cancel() {
        isActive = false
        dependencies.removeAll()
    }

    private func hasChanged() -> Bool {
        place._withUnsafeGuaranteedRef { scope in
            scope.withTree { tree in
                tree.read(from: scope.table, read) { evaluation in
                    dependencies.replace(
                        by: evaluation, readsEverything: evaluation.readsEverything || evaluation.isFrozen,
                        of: scope, subscriber: self)
                }
            }
        }
    }
}
