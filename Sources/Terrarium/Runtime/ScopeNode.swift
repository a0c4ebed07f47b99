import TerrariumLayout

/// The node of a modifier that sets environment values for its content. It takes no space.
package final class ScopeNode: Node, @unchecked Sendable {
    package let own: EnvironmentScope
    private var styles: [SnapshotAttribute] = []

    init(parent: Node, line: SourceLine) {
        own = EnvironmentScope(parent: parent.childScope, line: line)
        super.init(parent: parent)
        flags.insert(.isScopeNode)
    }

    package override var childScope: EnvironmentScope { own }

    /// Attributes for the lines below, where the value is a style that outlines show.
    func setStyles(_ styles: [SnapshotAttribute]) {
        guard styles != self.styles else { return }
        self.styles = styles
        snapshotDidChange()
    }

    package override func environmentEntries(in context: SnapshotContext) -> [SnapshotEnvironmentEntry] {
        context.environment == .off ? [] : own.overrideEntries
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        let entries = environmentEntries(in: context)
        if styles.isEmpty, entries.isEmpty { return super.makeSnapshot(in: context) }
        return SnapshotNode(
            role: .fold, kind: "fold", styles: styles, environment: entries,
            children: snapshotChildren(in: context))
    }
}

extension Node {
    /// Tells the library's own views below that built-in environment values may have become different.
    ///
    /// They read without subscribing, since a hundred thousand texts would each hold a dozen subscriptions for values
    /// that hardly ever change.
    package final func tellEnvironmentDidChange() {
        let isFollowed = withRuntime { $0.layoutQueue.beginWalk() }
        forEachDescendant { node in
            if node.flags.contains(.readsEnvironment) { node.environmentDidChange() }
            return true
        }
        if isFollowed { withRuntime { $0.layoutQueue.endWalk() } }
    }
}

extension EnvironmentScope {
    /// Runs a change of this scope; returns whether a value became different that views of the library read.
    final func changesBuiltInValues(_ change: (EnvironmentScope) -> Void) -> Bool {
        let version = tree.builtInVersion
        change(self)
        return tree.builtInVersion != version
    }
}

extension EnvironmentScope {
    /// Sets what a host's environment sets, over what the system supplies.
    final func setRoot(_ values: EnvironmentValues) {
        update { $0.setAll(of: values) }
    }
}

/// Presents dialogs for those who have no presenter of their own.
struct SystemPresenter: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(DialogPresenterModifier(line: .unknown) { DefaultDialog(dialog: $0, close: $1) })
    }
}
