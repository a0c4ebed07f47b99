package import Foundation
package import TerrariumLayout

/// A view that shows a shape.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that is shown.
    nonisolated var shape: Content { get }
}

/// A shape, filled and stroked in one or several styles.
///
/// One line of an outline: `Circle fill=red stroke=blue lineWidth=2`. A shape that nobody fills or strokes shows the
/// foreground style and says nothing of it.
public nonisolated struct _PaintedShape<Content: Shape>: ShapeView {
    public typealias Body = Never

    public let shape: Content
    let paints: [ShapePaint]

    init(_ shape: Content, paints: [ShapePaint]) {
        self.shape = shape
        self.paints = paints
    }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }
}

extension _PaintedShape: LeafView {
    package static var viewType: any Any.Type { Content.self }

    package func resolve(in context: LeafContext) -> Content { shape }

    package static func size(
        of resolved: Content, for proposal: ProposedViewSize, in context: LeafContext
    ) -> CGSize {
        resolved.sizeThatFits(proposal)
    }

    package func describe(_ resolved: Content, in context: LeafContext) -> LeafDescription {
        if paints.isEmpty { context.noteRead(of: ForegroundKey.self) }
        let environment = context.scope.values
        let facts = shape._facts
        var description = LeafDescription(facts.kind)
        description.attributes = facts.attributes + paints.flatMap { $0.attributes(in: environment) }
        let isLine = Content.role == .stroke
        // A bare shape is filled with the foreground style.
        let fills = (paints.isEmpty ? [ShapePaint.foreground] : paints.filter(\.isFill))
            .map { $0.style._facts(in: environment) }
        let isVisible = fills.contains { !$0.isClear } || paints.contains { !$0.isFill }
        if isVisible {
            description.picture = .shape(opaque: !isLine && fills.contains(where: \.isOpaque))
        }
        // A line is too thin to stop a tap in the middle of its frame.
        if !isLine, fills.contains(where: { !$0.isClear }) { description.flags.insert(.blocksHits) }
        return description
    }

    package func isSame(as other: Self) -> Bool {
        paints == other.paints && bitwiseEqual(shape, other.shape)
    }
}
