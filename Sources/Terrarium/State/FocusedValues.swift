/// A key of a value that the part of the tree with the focus hands to all others.
public protocol FocusedValueKey {
    /// The type of the value that the key stands for.
    associatedtype Value
}

/// Values that come from the part of the tree with the focus, or from the whole scene.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]

    init() {}

    /// The value of a key; nil where nothing that has the focus hands one over.
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    mutating func merge(_ other: FocusedValues) {
        values.merge(other.values) { _, new in new }
    }
}

/// Reads a value from the part of the tree that has the focus; nil while nothing there hands one over.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    private let keyPath: KeyPath<FocusedValues, Value?>
    private var source: FocusedValueSource?

    /// Reads the value at a key path: `@FocusedValue(\.document) var document`.
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
        self.keyPath = keyPath
    }

    /// The value of the moment. Reading it in a body makes the body run again when the focus or the value changes.
    public var wrappedValue: Value? {
        guard let source else {
            OutsideView.report("@FocusedValue", of: Value.self)
            return nil
        }
        return source.read()[keyPath: keyPath]
    }
}

extension FocusedValue: InstallableField {
    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? {
        field.assumingMemoryBound(to: Self.self).pointee.source = context.node.runtime.focusedValues
        return nil
    }
}

/// Reads and writes a value through a binding that the part of the tree with the focus hands over.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue private var binding: Binding<Value>?

    /// Reads the binding at a key path: `@FocusedBinding(\.title) var title`.
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
        _binding = FocusedValue(keyPath)
    }

    /// The value behind the binding; nil while there is none, and writing is ignored then.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    /// The binding as one to an optional.
    public var projectedValue: Binding<Value?> {
        let copy = UncheckedBox(self)
        return Binding(get: { copy.value.wrappedValue }, set: { copy.value.wrappedValue = $0 })
    }
}

extension View {
    /// Hands a value to those who read it, while the focus is in this view.
    public nonisolated func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: false))
    }

    /// Hands a value to those who read it, wherever in the scene the focus is.
    public nonisolated func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> some View {
        modifier(FocusedValueModifier(keyPath: keyPath, value: value, isOfScene: true))
    }
}

/// Hands a value over.
nonisolated struct FocusedValueModifier<Value>: ViewModifier {
    typealias Body = Never

    let keyPath: WritableKeyPath<FocusedValues, Value?>
    let value: Value?
    let isOfScene: Bool

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: FocusedValueNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: FocusedValueNode.self)
            cursor.advance(past: node)
        } else {
            node = FocusedValueNode(parent: cursor.parent)
            cursor.append(node)
            node.runtime.focusedValues.add(node)
        }
        node.isOfScene = modifier.isOfScene
        let old = node.values[keyPath: modifier.keyPath]
        node.values[keyPath: modifier.keyPath] = modifier.value
        if !ValueComparison.of(Value?.self)(old, modifier.value) { node.runtime.focusedValues.notifySubscribers() }
        node.updateContent(content)
    }
}

package final class FocusedValueNode: Node, @unchecked Sendable {
    var values = FocusedValues()
    var isOfScene = false

    package override func willUnmount() {
        runtime.focusedValues.remove(self)
        super.willUnmount()
    }
}

/// What those who read focused values follow: the focus, and everything that hands values over.
package final class FocusedValueSource: Source, @unchecked Sendable {
    private var nodes: [FocusedValueNode] = []

    package override var name: String { "focused value" }

    func add(_ node: FocusedValueNode) {
        nodes.append(node)
    }

    func remove(_ node: FocusedValueNode) {
        nodes.removeAll { $0 === node }
        notifySubscribers()
    }

    /// The values of the moment: those of the scene, and over them those around the focus, the innermost last.
    func read() -> FocusedValues {
        EvaluationFrame.recordRead(of: self)
        var values = FocusedValues()
        for node in nodes where node.isOfScene { values.merge(node.values) }
        for node in nodes.sorted(by: { $0.depth < $1.depth }) where !node.isOfScene && node.focus.isInside(node) {
            values.merge(node.values)
        }
        return values
    }
}
