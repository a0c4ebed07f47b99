package import Foundation
public import TerrariumLayout

/// The safe area at some place of the window: the rectangle that bars and edges leave free, and the one around them.
package struct SafeAreaRegion: Equatable {
    /// What is free, in window coordinates.
    package var inner: CGRect
    /// What a view that ignores the safe area may cover, in window coordinates.
    package var outer: CGRect

    package init(inner: CGRect, outer: CGRect) {
        self.inner = inner
        self.outer = outer
    }

    private static let tolerance: CGFloat = 0.5

    /// How far the outer rectangle reaches beyond each edge of a view that touches the inner one.
    package func insets(of frame: CGRect) -> EdgeInsets {
        EdgeInsets(
            top: reaches(frame.minY, inner.minY, outer.minY) ? max(0, frame.minY - outer.minY) : 0,
            leading: reaches(frame.minX, inner.minX, outer.minX) ? max(0, frame.minX - outer.minX) : 0,
            bottom: reaches(frame.maxY, outer.maxY, inner.maxY) ? max(0, outer.maxY - frame.maxY) : 0,
            trailing: reaches(frame.maxX, outer.maxX, inner.maxX) ? max(0, outer.maxX - frame.maxX) : 0)
    }

    /// Whether an edge lies between the inner and the outer one.
    private func reaches(_ edge: CGFloat, _ high: CGFloat, _ low: CGFloat) -> Bool {
        edge <= high + Self.tolerance && edge >= low - Self.tolerance
    }
}

/// A layout node inside which another safe area applies: a bar's stack, an inset, a view that ignores it.
package protocol SafeAreaProviding: LayoutNode {
    /// The safe area for what lies inside, made from the one around.
    func safeArea(inside surrounding: SafeAreaRegion) -> SafeAreaRegion
}

extension LayoutNode {
    /// The safe area at this node.
    package final var safeArea: SafeAreaRegion {
        var providers: [any SafeAreaProviding] = []
        var node = container
        while let current = node {
            if let provider = current as? any SafeAreaProviding { providers.append(provider) }
            node = current.container
        }
        let window = runtime.window
        var region = SafeAreaRegion(inner: window.safeBounds, outer: window.bounds)
        for provider in providers.reversed() { region = provider.safeArea(inside: region) }
        return region
    }
}

extension View {
    /// Lets the view reach out of the safe area where it touches its edges.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.isEmpty ? [] : edges))
    }

    /// Lets the view reach out of the safe area where it touches its edges.
    public nonisolated func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: edges))
    }
}

/// What safe areas are made of.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// All of them.
    public static let all = SafeAreaRegions(rawValue: .max)
    /// Bars and the edges of the device.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The keyboard, which a window without a screen does not have.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
}

nonisolated struct IgnoresSafeAreaModifier: ViewModifier {
    typealias Body = Never

    let edges: Edge.Set

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: IgnoresSafeAreaNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: IgnoresSafeAreaNode.self)
            cursor.advance(past: node)
            node.setEdges(modifier.edges)
        } else {
            node = IgnoresSafeAreaNode(modifier.edges, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

/// Answers with its content's size, and places the content in what it may cover beyond the safe area.
package final class IgnoresSafeAreaNode: WrapperNode, PositionWatching, SafeAreaProviding, @unchecked Sendable {
    private var edges: Edge.Set
    private var placedFrame: CGRect?

    init(_ edges: Edge.Set, parent: Node) {
        self.edges = edges
        super.init(parent: parent)
        runtime.positionWatchers.add(self)
    }

    func setEdges(_ edges: Edge.Set) {
        guard edges != self.edges else { return }
        self.edges = edges
        placementDidChange()
    }

    package override func placeContents(child: LayoutNode, in node: LayoutNode) {
        let frame = node.windowFrame
        placedFrame = frame
        let all = node.safeArea.insets(of: frame)
        let insets = EdgeInsets(
            top: edges.contains(.top) ? all.top : 0, leading: edges.contains(.leading) ? all.leading : 0,
            bottom: edges.contains(.bottom) ? all.bottom : 0, trailing: edges.contains(.trailing) ? all.trailing : 0)
        let offered = ProposedViewSize(
            width: node.proposal.width.map { $0 + insets.leading + insets.trailing },
            height: node.proposal.height.map { $0 + insets.top + insets.bottom })
        child.place(at: CGPoint(x: -insets.leading, y: -insets.top), proposal: offered)
    }

    package func safeArea(inside surrounding: SafeAreaRegion) -> SafeAreaRegion {
        var region = surrounding
        var (minX, minY) = (region.inner.minX, region.inner.minY)
        var (maxX, maxY) = (region.inner.maxX, region.inner.maxY)
        if edges.contains(.top) { minY = region.outer.minY }
        if edges.contains(.leading) { minX = region.outer.minX }
        if edges.contains(.bottom) { maxY = region.outer.maxY }
        if edges.contains(.trailing) { maxX = region.outer.maxX }
        region.inner = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
        return region
    }

    var watchedFrame: CGRect? { placedFrame }

    func positionDidChange() {
        placedFrame = nil
        placementDidChange()
    }

    package override var printsFrame: Bool { false }

    package override func willUnmount() {
        runtime.positionWatchers.remove(self)
        super.willUnmount()
    }
}
