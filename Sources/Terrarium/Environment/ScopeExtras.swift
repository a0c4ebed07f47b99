/// What only some scopes need: a change that reads inherited values, and a copy of the visible values.
final class ScopeExtras {
    @exclusivity(unchecked) var transform: ScopeTransform?
    var frozenTable: ScopeTable?
    var frozenVersion: UInt64 = 0
}

/// Runs a scope's change again when the inherited values that it read have changed.
package final class ScopeTransform: SourceReader, @unchecked Sendable {
    private unowned(unsafe) let scope: EnvironmentScope
    private let change: (inout EnvironmentValues) -> Void
    @exclusivity(unchecked) private var dependencies = EnvironmentDependencies()
    @exclusivity(unchecked) private var isWaiting = false

    init(
        scope: EnvironmentScope, change: @escaping (inout EnvironmentValues) -> Void, sources: EnvironmentSources
    ) {
        self.scope = scope
        self.change = change
        super.init()
        dependencies.replace(by: sources, of: scope.parent, subscriber: self)
    }

    /// The depth of the scope that the change writes to.
    var depth: UInt32 { scope.depth }

    override package var environmentScope: EnvironmentScope? { scope.parent }

    override package var readerPath: String? { "transform at \(scope.line)" }

    override package func sourceDidChange(_ source: Source) {
        if isWaiting { return }
        isWaiting = true
        scope.tree.enqueue(self)
    }

    func run() {
        isWaiting = false
        let sources = scope.run(change)
        dependencies.replace(by: sources ?? EnvironmentSources(), of: scope.parent, subscriber: self)
    }
}
