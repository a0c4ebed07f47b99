public import Foundation
import TerrariumLayout

/// A place of a view that another view can express in its own coordinates.
public struct Anchor<Value> {
    private let node: WeakNode
    private let resolve: (CGRect) -> Value
    private let move: (Value, CGPoint) -> Value

    /// How an anchor is made.
    public struct Source {
        let resolve: (CGRect) -> Value
        let move: (Value, CGPoint) -> Value

        init(resolve: @escaping (CGRect) -> Value, move: @escaping (Value, CGPoint) -> Value) {
            self.resolve = resolve
            self.move = move
        }

        /// Several places of the view.
        public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
            resolve = { frame in array.map { $0.resolve(frame) } }
            move = { values, origin in zip(array, values).map { $0.move($1, origin) } }
        }

        /// A place of the view, or none.
        public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
            resolve = { frame in anchor.map { $0.resolve(frame) } }
            move = { value, origin in value.flatMap { value in anchor?.move(value, origin) } }
        }
    }

    init(_ source: Source, node: LayoutNode) {
        self.node = WeakNode(node: node)
        resolve = source.resolve
        move = source.move
    }

    /// The value in coordinates whose origin lies at a point of the window.
    func value(relativeTo origin: CGPoint) -> Value {
        move(resolve(node.node?.windowFrame ?? .zero), origin)
    }
}

extension Anchor: Equatable where Value: Equatable {
    /// Whether both are the same place of the same view, wherever that is.
    public static func == (one: Anchor, two: Anchor) -> Bool {
        let probe = CGRect(x: 3, y: 5, width: 97, height: 61)
        return one.node.node === two.node.node && one.resolve(probe) == two.resolve(probe)
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

private struct WeakNode {
    weak var node: LayoutNode?
}

extension Anchor.Source where Value == CGRect {
    /// The view's bounds.
    public static var bounds: Anchor<CGRect>.Source {
        Self(resolve: { $0 }, move: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
    }

    /// A rectangle in the view's coordinates.
    public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
        Self(
            resolve: { rect.offsetBy(dx: $0.origin.x, dy: $0.origin.y) },
            move: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
    }
}

extension Anchor.Source where Value == CGPoint {
    private static func unit(_ x: CGFloat, _ y: CGFloat) -> Self {
        Self(
            resolve: { CGPoint(x: $0.minX + $0.width * x, y: $0.minY + $0.height * y) },
            move: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
    }

    public static var topLeading: Self { unit(0, 0) }
    public static var top: Self { unit(0.5, 0) }
    public static var topTrailing: Self { unit(1, 0) }
    public static var leading: Self { unit(0, 0.5) }
    public static var center: Self { unit(0.5, 0.5) }
    public static var trailing: Self { unit(1, 0.5) }
    public static var bottomLeading: Self { unit(0, 1) }
    public static var bottom: Self { unit(0.5, 1) }
    public static var bottomTrailing: Self { unit(1, 1) }

    /// A point in the view's coordinates.
    public static func point(_ point: CGPoint) -> Self {
        Self(
            resolve: { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) },
            move: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
    }
}

extension View {
    /// Hands up a value made from a place of this view.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<K>(keepsBelow: false) { node, result in
                result = transform(Anchor(value, node: node))
            })
    }

    /// Changes what is handed up with a place of this view.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(
            AnchorPreferenceModifier<K>(keepsBelow: true) { node, result in
                transform(&result, Anchor(value, node: node))
            })
    }
}

nonisolated struct AnchorPreferenceModifier<Key: PreferenceKey>: ViewModifier {
    typealias Body = Never

    let keepsBelow: Bool
    let transform: (LayoutNode, inout Key.Value) -> Void

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: AnchorPreferenceNode<Key>
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: AnchorPreferenceNode<Key>.self)
            cursor.advance(past: node)
            node.modifier = modifier
            node.preferencesDidChange()
        } else {
            node = AnchorPreferenceNode(modifier, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

package final class AnchorPreferenceNode<Key: PreferenceKey>: WrapperNode, @unchecked Sendable {
    var modifier: AnchorPreferenceModifier<Key>

    init(_ modifier: AnchorPreferenceModifier<Key>, parent: Node) {
        self.modifier = modifier
        super.init(parent: parent)
        markWrites(Key.self)
    }

    package override func steadySize(of child: LayoutNode) -> _SteadySize? { child.steadySize }

    package override var printsFrame: Bool { false }

    package override func preference<Other: PreferenceKey>(_ key: Other.Type) -> Other.Value? {
        guard key == Key.self else { return combinedPreference(key) }
        var value = modifier.keepsBelow ? combinedPreference(Key.self) ?? Key.defaultValue : Key.defaultValue
        // The closure belongs to the body around: what it reads wakes that body.
        readingForBody { modifier.transform(self, &value) }
        // The keys are the same type, so their values are too.
        return unsafeBitCast(value, to: Other.Value.self)
    }
}
