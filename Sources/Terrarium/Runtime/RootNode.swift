import Foundation
package import TerrariumLayout

/// The top of the window's content: several root views are stacked as in a `VStack`.
package final class RootNode: ContainerNode<VStackLayout>, @unchecked Sendable {
    init(runtime: Runtime, scope: EnvironmentScope) {
        super.init(VStackLayout(), root: runtime, scope: scope)
    }

    package override var pathComponent: String? { nil }
}
