import TerrariumLayout

/// The top of the window's content: several root views are stacked as in a `VStack`.
package final class RootNode: StackNode, @unchecked Sendable {
    init(runtime: Runtime, scope: EnvironmentScope) {
        super.init(.column(), root: runtime, scope: scope)
    }

    package override var pathComponent: String? { nil }
}
