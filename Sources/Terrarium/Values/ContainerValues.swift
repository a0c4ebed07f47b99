import TerrariumLayout

/// A key of a value that a view gives to the container right around it.
public protocol ContainerValueKey {
    /// The type of the value that the key stands for.
    associatedtype Value

    /// The value where the view gives none.
    static var defaultValue: Value { get }
}

/// Values that a view gives to the container right around it, and to nobody further out.
///
/// Declare one with ``Entry()``, give it with ``View/containerValue(_:_:)``, and read it in a layout, or from a
/// ``Subview``, as `subview.containerValues`.
public struct ContainerValues: @unchecked Sendable {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The tag of the view, for those that look at subviews.
    var tagValue: AnyHashable?

    init(tag: AnyHashable? = nil) {
        tagValue = tag
    }

    /// The value of a key; the key's default where the view gives none.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view, if it has one of that type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tagValue?.base as? V }

    /// Whether the view has that tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

    /// Takes over what other values set.
    mutating func merge(_ other: ContainerValues) {
        values.merge(other.values) { _, new in new }
    }
}

extension LayoutSubview {
    /// What the view gives to the container: of several modifiers for one value, the outer counts.
    public var containerValues: ContainerValues { self[ContainerValuesKey.self] }
}

extension View {
    /// Gives a value to the container right around the view.
    public nonisolated func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

enum ContainerValuesKey: LayoutValueKey {
    static var defaultValue: ContainerValues { ContainerValues() }
}

/// Attaches one value.
nonisolated struct ContainerValueModifier<Value>: ViewModifier {
    typealias Body = Never

    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        var values = ContainerValues()
        values[keyPath: modifier.keyPath] = modifier.value
        let node: ContainerValuesNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: ContainerValuesNode.self)
            cursor.advance(past: node)
            let isSame = ValueComparison.of(Value.self)(node.own[keyPath: modifier.keyPath], modifier.value)
            if !isSame { node.setOwn(values) }
        } else {
            node = ContainerValuesNode(values, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

/// The node of such a modifier: it adds its value to those that are given further in.
package final class ContainerValuesNode: TraitNode, @unchecked Sendable {
    private(set) var own: ContainerValues

    init(_ own: ContainerValues, parent: Node) {
        self.own = own
        super.init(parent: parent)
    }

    func setOwn(_ own: ContainerValues) {
        self.own = own
        structureDidChange()
    }

    package override func value<Kind: TraitKind>(for kind: Kind.Type) -> Kind.Value? {
        guard kind == TraitKey<ContainerValuesKey>.self else { return nil }
        // The two kinds are the same type, so their values are too.
        return unsafeBitCast(merged, to: Kind.Value.self)
    }

    private var merged: ContainerValues {
        var nodes = [self]
        var next = firstChild
        while let node = next {
            if let inner = node as? ContainerValuesNode { nodes.append(inner) }
            // What stands inside a container speaks to that one.
            next = node.flags.contains(.isLayoutNode) && !(node is WrapperNode) ? nil : node.firstChild
        }
        var values = ContainerValues()
        for node in nodes.reversed() { values.merge(node.own) }
        return values
    }
}
