import Foundation
import TerrariumLayout

/// Whose origin coordinates are measured from.
public enum CoordinateSpace: Equatable, Hashable {
    /// The window's.
    case global
    /// The view's own.
    case local
    /// A named view's above.
    case named(AnyHashable)

    /// Whether this is the window's space.
    public var isGlobal: Bool { self == .global }

    /// Whether this is the view's own space.
    public var isLocal: Bool { self == .local }
}

/// A coordinate space as a type.
public protocol CoordinateSpaceProtocol {
    /// The space.
    var coordinateSpace: CoordinateSpace { get }
}

/// A space that a view above names.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    let name: AnyHashable

    /// The space of this name.
    public var coordinateSpace: CoordinateSpace { .named(name) }
}

/// The window's space.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space of the window.
    public init() {}

    /// The space of the window.
    public var coordinateSpace: CoordinateSpace { .global }
}

/// The view's own space.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
    /// The space of the view itself.
    public init() {}

    /// The space of the view itself.
    public var coordinateSpace: CoordinateSpace { .local }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The space that a view above names.
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }

    /// The window of the nearest scroll view around: what scrolls moves in it.
    public static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: nil)))
    }

    /// The window of the nearest scroll view around that scrolls along an axis.
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(ScrollViewSpace(axis: axis)))
    }
}

/// The name of a scroll view's space.
private struct ScrollViewSpace: Hashable {
    let axis: Axis?
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    /// The window's space.
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    /// The view's own space.
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension View {
    /// Names the view's coordinate space for those below.
    public nonisolated func coordinateSpace<T: Hashable>(name: T) -> some View {
        modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
    }

    /// Names the view's coordinate space for those below.
    public nonisolated func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceModifier(name: name.name))
    }
}

nonisolated struct CoordinateSpaceModifier: ViewModifier {
    typealias Body = Never

    let name: AnyHashable

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: CoordinateSpaceNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: CoordinateSpaceNode.self)
            cursor.advance(past: node)
            node.name = modifier.name
        } else {
            node = CoordinateSpaceNode(modifier.name, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

/// The node of a named coordinate space.
package final class CoordinateSpaceNode: WrapperNode, @unchecked Sendable {
    var name: AnyHashable

    init(_ name: AnyHashable, parent: Node) {
        self.name = name
        super.init(parent: parent)
    }

    package override func steadySize(of child: LayoutNode) -> _SteadySize? { child.steadySize }

    package override var printsFrame: Bool { false }
}

extension LayoutNode {
    /// The frame in a coordinate space; a name that no view above has stands for the window.
    final func frame(in space: CoordinateSpace) -> CGRect {
        switch space {
        case .global: windowFrame
        case .local: CGRect(origin: .zero, size: size)
        case .named(let name):
            CGRect(origin: origin(in: coordinateSpaceNode(named: name)), size: size)
        }
    }

    /// The nearest view above that names its space so.
    final func coordinateSpaceNode(named name: AnyHashable) -> LayoutNode? {
        var node: LayoutNode? = container
        let scrolling = name.base as? ScrollViewSpace
        while let current = node {
            if let scrolling, let scroll = current as? ScrollNode {
                if scrolling.axis.map(scroll.scrolls(along:)) ?? true { return scroll }
            }
            if let named = current as? CoordinateSpaceNode, named.name == name { return named }
            node = current.container
        }
        return nil
    }
}
