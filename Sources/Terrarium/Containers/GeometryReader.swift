public import Foundation
public import TerrariumLayout

/// A container whose content is made from the size that it is offered, and from where it lies.
///
/// It takes all the space that it is offered (10 × 10 where nothing is proposed) and puts its content at the top leading
/// corner. The content is made again when the size changes, or a frame that the closure asked for.
public nonisolated struct GeometryReader<Content: View>: View {
    public typealias Body = Never

    /// Makes the content.
    public var content: (GeometryProxy) -> Content

    /// Content that is made from the size that the reader takes.
    @preconcurrency
    public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: GeometryReaderNode<Content>.self)
            cursor.advance(past: node)
            node.update(view.content)
        } else {
            let node = GeometryReaderNode(view.content, parent: cursor.parent)
            cursor.append(node)
        }
    }
}

/// The node of a geometry reader. Its content is made while it is placed, when its size is known.
package final class GeometryReaderNode<Content: View>: GeometrySource, PositionWatching, @unchecked Sendable {
    private var content: (GeometryProxy) -> Content
    private var contentNode: GeometryContentNode<Content>?
    private var children: ContiguousArray<LayoutNode> = []

    init(_ content: @escaping (GeometryProxy) -> Content, parent: Node) {
        self.content = content
        super.init(parent: parent)
        flags.insert([.layoutChildrenAreStale, .readsEnvironment])
        runtime.positionWatchers.add(self)
    }

    /// The reading direction may be another one.
    package override func environmentDidChange() {
        placementDidChange()
    }

    func update(_ content: @escaping (GeometryProxy) -> Content) {
        self.content = content
        contentNode?.content = content
        contentNode?.runEvaluation()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { LeafSize.flexible(proposal) }

    package override var layoutName: String { "GeometryReader" }

    package override func lengthCause(on axis: Axis) -> String? {
        proposal[axis] == nil ? "its ideal length" : "the proposal"
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        collectChildrenIfNeeded()
        return children
    }

    package override func placeChildren() {
        if contentNode == nil {
            let node = GeometryContentNode(content, proxy: GeometryProxy(self), parent: self)
            contentNode = node
            firstChild = node
            proxySize = size
            node.runEvaluation()
        } else if proxySize != size {
            proxySize = size
            contentNode?.noteCause(.geometry)
            contentNode?.runEvaluation()
        }
        placeInReadingDirection {
            for child in layoutChildren { child.place(at: .zero, proposal: ProposedViewSize(size)) }
        }
    }

    package override func layoutChildrenDidChange() {
        flags.insert(.layoutChildrenAreStale)
        placementDidChange()
    }

    private func collectChildrenIfNeeded() {
        guard flags.contains(.layoutChildrenAreStale) else { return }
        flags.remove(.layoutChildrenAreStale)
        children.removeAll()
        contentNode?.collectLayoutNodes(into: &children)
        for child in children { child.container = self }
    }

    var watchedFrame: CGRect? { readFrame }

    func positionDidChange() {
        readFrame = nil
        contentNode?.invalidate(because: .geometry)
    }

    package override func willUnmount() {
        runtime.positionWatchers.remove(self)
        super.willUnmount()
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        SnapshotNode(
            kind: "GeometryReader", frame: context.frame(of: self),
            children: snapshotChildren(in: context.inside(self)))
    }
}

/// Runs the closure of a geometry reader.
package final class GeometryContentNode<Content: View>: EvaluatingNode, @unchecked Sendable {
    fileprivate var content: (GeometryProxy) -> Content
    private let proxy: GeometryProxy
    private let plan = FieldPlan.plan(for: GeometryContentNode.self)

    init(_ content: @escaping (GeometryProxy) -> Content, proxy: GeometryProxy, parent: Node) {
        self.content = content
        self.proxy = proxy
        super.init(parent: parent)
    }

    package override func evaluate() {
        updateContent(evaluating { UncheckedBox(content(proxy)) }.value)
    }

    package override var observesModels: Bool? {
        get { plan.observesModels }
        set { plan.observesModels = newValue }
    }
}

/// A node whose size and place a proxy tells.
package class GeometrySource: LayoutNode, @unchecked Sendable {
    package final var proxySize = CGSize.zero
    /// The window frame that the content was told, if it asked.
    final var readFrame: CGRect?
}

/// What a geometry reader knows of its space: its size, its place and its safe area.
public struct GeometryProxy: @unchecked Sendable {
    private weak var source: GeometrySource?

    init(_ source: GeometrySource) {
        self.source = source
    }

    /// The size of the space.
    public var size: CGSize { source?.proxySize ?? .zero }

    /// The insets of the space's safe area.
    public var safeAreaInsets: EdgeInsets {
        guard let source else { return EdgeInsets() }
        source.readFrame = source.windowFrame
        return source.safeArea.insets(
            of: source.windowFrame, layoutDirection: source.scope.isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// The frame of the space in a coordinate space.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        guard let source else { return .zero }
        source.readFrame = source.windowFrame
        return source.frame(in: coordinateSpace)
    }

    /// The frame of the space in a coordinate space.
    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The bounds of a named coordinate space, in the coordinates of this one; nil if there is no such space above.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let source, let named = source.coordinateSpaceNode(named: coordinateSpace.name) else { return nil }
        source.readFrame = source.windowFrame
        let own = source.windowFrame.origin
        return named.windowFrame.offsetBy(dx: -own.x, dy: -own.y)
    }

    /// The value of an anchor in the coordinates of this space.
    public subscript<T>(anchor: Anchor<T>) -> T {
        source?.readFrame = source?.windowFrame
        return anchor.value(relativeTo: source?.windowFrame.origin ?? .zero)
    }
}
