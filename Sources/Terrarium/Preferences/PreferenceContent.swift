import TerrariumLayout

/// Makes secondary views from what is handed up.
nonisolated struct PreferenceOverlayModifier<Key: PreferenceKey, Secondary: View>: ViewModifier {
    typealias Body = Never

    let isBackground: Bool
    let alignment: Alignment
    let transform: (Key.Value) -> Secondary

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let view = PreferenceContent<Key, Secondary>(transform: modifier.transform)
        SecondaryModifier._update(
            SecondaryModifier(isBackground: modifier.isBackground, alignment: modifier.alignment, secondary: view),
            content: content, in: &cursor)
    }
}

/// The secondary views: they read what their siblings, the content, hand up.
nonisolated struct PreferenceContent<Key: PreferenceKey, Content: View>: View {
    typealias Body = Never

    let transform: (Key.Value) -> Content

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: PreferenceContentNode<Key, Content>.self)
            cursor.advance(past: node)
            node.update(view.transform)
        } else {
            let node = PreferenceContentNode<Key, Content>(view.transform, parent: cursor.parent)
            cursor.append(node)
            node.runEvaluation()
        }
    }
}

/// The part of such a node that does not depend on its key.
package class PreferenceContentNodeBase: EvaluatingNode, @unchecked Sendable {
    func contentPreferenceMayHaveChanged() {}
}

package final class PreferenceContentNode<Key: PreferenceKey, Content: View>: PreferenceContentNodeBase,
    @unchecked Sendable
{
    private var transform: (Key.Value) -> Content
    private unowned(unsafe) let overlay: OverlayNodeBase?
    private var shown: Key.Value?

    init(_ transform: @escaping (Key.Value) -> Content, parent: Node) {
        self.transform = transform
        overlay = Self.overlay(above: parent)
        super.init(parent: parent)
        overlay?.add(self)
    }

    func update(_ transform: @escaping (Key.Value) -> Content) {
        self.transform = transform
        runEvaluation()
    }

    override func contentPreferenceMayHaveChanged() {
        if let shown, ValueComparison.of(Key.Value.self)(shown, value) { return }
        invalidate(because: .preference)
    }

    package override func evaluate() {
        let value = value
        shown = value
        updateContent(evaluating { UncheckedBox(transform(value)) }.value)
    }

    package override func willUnmount() {
        if let overlay, !overlay.flags.contains(.isUnmounted) { overlay.remove(self) }
        super.willUnmount()
    }

    private var value: Key.Value { overlay?.contentPreference(Key.self) ?? Key.defaultValue }

    private static func overlay(above parent: Node) -> OverlayNodeBase? {
        var node: Node? = parent
        while let current = node {
            if let overlay = current as? OverlayNodeBase { return overlay }
            node = current.parent
        }
        return nil
    }
}
