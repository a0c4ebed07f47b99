import Foundation
public import TerrariumLayout

/// A layout node inside which another safe area applies: a bar's stack, an inset, a view that ignores it.
package protocol SafeAreaProviding: LayoutNode {
    /// The safe area for what lies inside, made from the one around.
    func safeArea(inside surrounding: SafeArea) -> SafeArea
}

extension LayoutNode {
    /// The safe area at this node.
    package final var safeArea: SafeArea {
        var providers: [any SafeAreaProviding] = []
        var node = container
        while let current = node {
            if let provider = current as? any SafeAreaProviding { providers.append(provider) }
            node = current.container
        }
        let window = runtime.window
        var region = SafeArea(inner: window.safeBounds, outer: window.bounds)
        for provider in providers.reversed() { region = provider.safeArea(inside: region) }
        return region
    }
}

extension View {
    /// Lets the view reach out of the safe area where it touches its edges.
    ///
    /// All that there is belongs to `.container`; a window without a screen has no keyboard, and so `.keyboard` alone does
    /// nothing.
    public nonisolated func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
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

    private var direction: LayoutDirection { scope.isRightToLeft ? .rightToLeft : .leftToRight }

    package override func placeContents(child: LayoutNode, in node: LayoutNode) {
        let frame = node.windowFrame
        placedFrame = frame
        let whole = node.safeArea.ignoring(edges, frame: frame, layoutDirection: direction)
        let offered = ProposedViewSize(
            width: node.proposal.width.map { $0 + whole.width - frame.width },
            height: node.proposal.height.map { $0 + whole.height - frame.height })
        child.place(at: CGPoint(x: whole.minX - frame.minX, y: whole.minY - frame.minY), proposal: offered)
        let reachesOut = child.origin != .zero || child.size != node.size
        guard reachesOut != printsLine else { return }
        printsLine = reachesOut
        snapshotDidChange()
        node.referenceDidChange()
    }

    /// Where the view reaches nowhere, the modifier changes nothing that is seen, and has no line.
    private var printsLine = false

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        let words = edges == .all ? "" : Edge.allCases.filter { edges.contains(Edge.Set($0)) }.map { " \($0)" }.joined()
        return printsLine
            ? wrapperSnapshot(description: "ignoresSafeArea" + words, in: context)
            : .group(children: snapshotChildren(in: context))
    }

    package func safeArea(inside surrounding: SafeArea) -> SafeArea {
        surrounding.ignored(edges, layoutDirection: direction)
    }

    var watchedFrame: CGRect? { placedFrame }

    func positionDidChange() {
        placedFrame = nil
        placementDidChange()
    }

    package override var printsFrame: Bool { printsLine }
    package override var layoutName: String { "ignoresSafeArea" }

    package override func willUnmount() {
        runtime.positionWatchers.remove(self)
        super.willUnmount()
    }
}
