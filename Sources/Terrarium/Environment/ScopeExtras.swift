/// What only some scopes need: a change that reads inherited values, and a copy of the visible values.
final class ScopeExtras {
    @exclusivity(unchecked) var transform: ScopeTransform?
    /// The keys that somebody set directly while the scope follows a change.
    var pinnedKeys: Set<ObjectIdentifier> = []
    var frozenTable: ScopeTable?
    var frozenVersion: UInt64 = 0

    /// Keeps what is set directly from being replaced when the change runs again.
    func pin(_ key: ObjectIdentifier) {
        if transform != nil { pinnedKeys.insert(key) }
    }
}

/// Runs a scope's change again when the inherited values that it read have changed.
package final class ScopeTransform: SettlingReader, @unchecked Sendable {
    /// The scope that the change writes to; it cancels the transform before it goes.
    private unowned(unsafe) let scope: EnvironmentScope
    /// The depth of that scope.
    let depth: UInt32
    private let change: (inout EnvironmentValues) -> Void
    @exclusivity(unchecked) private var dependencies = EnvironmentDependencies()
    @exclusivity(unchecked) private var isActive = true

    init(
        scope: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void, sources: EnvironmentSources
    ) {
        self.scope = scope
        depth = scope.depth
        self.change = change
        super.init()
        dependencies.replace(by: sources, of: scope.parent, subscriber: self)
    }

    override package var environmentScope: EnvironmentScope? { isActive ? scope.parent : nil }

    override package var readerPath: String? { isActive ? "transform at \(scope.line)" : nil }

    /// Ends the subscriptions; where the transform waits to run, it will do nothing.
    func cancel() {
        isActive = false
        dependencies.removeAll()
    }

    override package func sourceDidChange(_ source: Source) {
        if isWaiting || !isActive { return }
        isWaiting = true
        scope.tree.enqueue(self)
    }

    func run() {
        guard isActive else { return }
        let sources = scope.run(change)
        dependencies.replace(by: sources ?? EnvironmentSources(), of: scope.parent, subscriber: self)
    }
}
