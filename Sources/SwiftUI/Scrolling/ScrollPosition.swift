public import Foundation
public import Terrarium

/// Where a scrolling view stands, and where a program wants it to go.
///
/// `scrollTo(id:)` scrolls; what a person scrolls is not read back.
public struct ScrollPosition: Equatable, Sendable {
    enum Target: Equatable, Sendable {
        case none
        case id(ScrollID, anchor: UnitPoint?)
        case edge(Edge)
        case point(CGPoint)
    }

    private(set) var target: Target
    /// Tells two equal wishes from each other.
    private(set) var serial = 0

    /// A position that follows views with ids of a type.
    public init(idType: (some Hashable & Sendable).Type) {
        target = .none
    }

    /// At the view with an id.
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        target = .id(ScrollID(id), anchor: anchor)
    }

    /// At an edge.
    public init(edge: Edge) {
        target = .edge(edge)
    }

    /// At a point.
    public init(point: CGPoint) {
        target = .point(point)
    }

    /// Scrolls to the view with an id.
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
        move(to: .id(ScrollID(id), anchor: anchor))
    }

    /// Asks for an edge. A host does not scroll there.
    public mutating func scrollTo(edge: Edge) {
        move(to: .edge(edge))
    }

    /// Asks for a point. A host does not scroll there.
    public mutating func scrollTo(point: CGPoint) {
        move(to: .point(point))
    }

    /// Asks for a point on one axis. A host does not scroll there.
    public mutating func scrollTo(y: CGFloat) {
        move(to: .point(CGPoint(x: 0, y: y)))
    }

    /// The id of the view that the position names.
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? {
        if case .id(let id, _) = target { id.value as? T } else { nil }
    }

    /// The id of the view that the position names.
    public var viewID: (any Hashable & Sendable)? {
        if case .id(let id, _) = target { id.value } else { nil }
    }

    /// The edge that the position names.
    public var edge: Edge? {
        if case .edge(let edge) = target { edge } else { nil }
    }

    /// The point that the position names.
    public var point: CGPoint? {
        if case .point(let point) = target { point } else { nil }
    }

    /// Whether a person has moved the view. A host does not follow that.
    public var isPositionedByUser: Bool { false }

    private mutating func move(to new: Target) {
        target = new
        serial += 1
    }
}

/// An id of any type.
struct ScrollID: Equatable, Sendable {
    let value: any Hashable & Sendable

    init(_ value: any Hashable & Sendable) {
        self.value = value
    }

    static func == (one: Self, other: Self) -> Bool { AnyHashable(one.value) == AnyHashable(other.value) }
}

extension View {
    /// Scrolls the scrolling view to the view with the id that the binding names. What a person scrolls is not written back.
    public nonisolated func scrollPosition(
        id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollFollower(id: id, anchor: anchor))
    }

    /// Scrolls the scrolling view to where the position says. What a person scrolls is not written back.
    public nonisolated func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View {
        modifier(ScrollPositionFollower(position: position, anchor: anchor))
    }

    /// Where the scrolling view begins: recorded as `scrollAnchor=bottom`; a host begins at the top.
    public nonisolated func scrollPosition(initialAnchor: UnitPoint?) -> some View {
        defaultScrollAnchor(initialAnchor)
    }
}

/// Scrolls to the view that a binding names.
private nonisolated struct ScrollFollower<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let wanted = id.wrappedValue
        let anchor = anchor
        ScrollViewReader { proxy in
            content.onChange(of: wanted, initial: true) { _, wanted in
                if let wanted { proxy.scrollTo(wanted, anchor: anchor) }
            }
        }
    }
}

/// Scrolls to the view that a position names.
private nonisolated struct ScrollPositionFollower: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    func body(content: Content) -> some View {
        let wanted = position.wrappedValue
        let anchor = anchor
        ScrollViewReader { proxy in
            content.onChange(of: wanted, initial: true) { _, wanted in
                guard case .id(let id, let own) = wanted.target else { return }
                proxy.scrollTo(AnyHashable(id.value), anchor: own ?? anchor)
            }
        }
    }
}
