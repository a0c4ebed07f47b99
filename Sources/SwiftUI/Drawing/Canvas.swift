public import Foundation
public import Terrarium

/// A view that is drawn by a function. It takes the size that it is offered.
///
/// The function is run when the tree is printed, with the size of the view; the line says in short what it drew.
public nonisolated struct Canvas<Symbols: View>: View {
    /// The views that the function may draw.
    public var symbols: Symbols
    /// What draws the view.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether nothing behind the view shows.
    public var isOpaque: Bool
    /// In which numbers colours are mixed.
    public var colorMode: ColorRenderingMode
    /// Whether the view may be drawn later.
    public var rendersAsynchronously: Bool

    /// A view with symbols, which are not built.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    @MainActor public var body: some View {
        CanvasLeaf(isOpaque: isOpaque, renderer: renderer)
    }
}

extension Canvas where Symbols == EmptyView {
    /// A view that is drawn by a function.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// The leaf of a canvas.
nonisolated struct CanvasLeaf: LeafView {
    typealias Body = Never

    let isOpaque: Bool
    let renderer: (inout GraphicsContext, CGSize) -> Void

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }

    func isSame(as other: Self) -> Bool { false }

    static func size(of resolved: Void, for proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
        LeafSize.flexible(proposal)
    }

    func describe(_ resolved: Void, in context: LeafContext) -> LeafDescription {
        let record = GraphicsContext.Record()
        var graphics = GraphicsContext(record: record, environment: context.scope.values)
        renderer(&graphics, context.node.size)
        var description = LeafDescription("Canvas")
        if !record.operations.isEmpty {
            description.attributes = [SnapshotAttribute("draws", record.operations.joined(separator: ","))]
        }
        if isOpaque { description.picture = .fill(opaque: true) }
        return description
    }
}
