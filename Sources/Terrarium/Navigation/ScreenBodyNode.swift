import TerrariumLayout

/// Makes the view of a pushed screen: from the value's destination, or from what was pushed with it.
///
/// A value without a destination shows an issue in the screen's place.
package final class ScreenBodyNode: EvaluatingNode, @unchecked Sendable {
    private weak var screen: NavigationScreenNode?
    private weak var destination: NavigationDestinationNodeBase?
    private let plan = FieldPlan.plan(for: ScreenBodyNode.self)

    init(_ screen: NavigationScreenNode, parent: Node) {
        self.screen = screen
        super.init(parent: parent)
        destination = currentDestination
    }

    /// Looks again where the value's destination is declared.
    func lookUpDestination() {
        let new = currentDestination
        guard new !== destination || new == nil else { return }
        destination = new
        invalidate(because: .parent)
    }

    /// The closure of a destination was made anew.
    func destinationDidChange(_ changed: NavigationDestinationNodeBase) {
        if changed === destination { invalidate(because: .parent) }
    }

    private var currentDestination: NavigationDestinationNodeBase? {
        guard let screen, case .value(let value) = screen.cause else { return nil }
        return screen.host?.destination(for: value, below: screen.index)
    }

    package override func evaluate() {
        guard let screen else { return }
        switch screen.cause {
        case .root: break
        case .push(let push): show(variant: push.variant) { push.make() }
        case .value(let value):
            if let destination {
                show(variant: 0) { destination.make(value) }
            } else {
                let type = String(describing: Swift.type(of: value.base))
                showIssue(
                    kind: .unknownDestination,
                    "No destination is declared for \(type), which is on the path. Add "
                        + "navigationDestination(for: \(type).self) inside the stack.")
            }
        }
    }

    private func show(variant: Int, _ make: @MainActor () -> AnyView) {
        removeIssueIfShown()
        let view = evaluating { UncheckedBox(make()) }.value
        var cursor = _ChildCursor(childrenOf: self)
        cursor.slot().fill(variant: variant) { AnyView._update(view, in: &$0) }
    }

    package override var observesModels: Bool? {
        get { plan.observesModels }
        set { plan.observesModels = newValue }
    }
}
