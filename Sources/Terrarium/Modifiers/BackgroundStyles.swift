public import Foundation
public import TerrariumLayout

extension View {
    /// Fills the area behind the view, and, on the edges, what lies between the view and the edges of the window if the view
    /// touches the safe area there.
    ///
    /// A style is a word in outlines and has no frame there; pictures draw it. The view's own frame stays as it is.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styledBackground(
            [SnapshotAttribute("background", style.outlineName, accumulates: true)], style, reaching: edges,
            SourceLine(fileID: fileID, line: line))
    }

    /// Fills the area behind the view with the background style.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        outlineStyle([SnapshotAttribute("background", "background", accumulates: true)], flags: .blocksHits)
    }

    /// Fills a shape behind the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle(), fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        styledBackground(
            [
                SnapshotAttribute(
                    "background", "\(style.outlineName) in \(ShapeName.of(shape))", accumulates: true)
            ], style, reaching: [], SourceLine(fileID: fileID, line: line))
    }

    /// Fills a shape behind the view with the background style.
    public nonisolated func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View {
        outlineStyle(
            [SnapshotAttribute("background", "background in \(ShapeName.of(shape))", accumulates: true)],
            flags: .blocksHits)
    }

    /// Fills the area over the view, and, on the edges, what lies between the view and the edges of the window if the view
    /// touches the safe area there.
    ///
    /// A style is a word in outlines. It lies in the way of taps on the view, unless it is clear.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        styledOverlay(
            [SnapshotAttribute("overlay", style.outlineName, accumulates: true)], style, reaching: edges)
    }

    /// Fills a shape over the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        styledOverlay(
            [SnapshotAttribute("overlay", "\(style.outlineName) in \(ShapeName.of(shape))", accumulates: true)], style,
            reaching: [])
    }

    /// Draws a border inside the view's frame.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        let name = width == 1 ? content.outlineName : "\(content.outlineName) \(outlineNumber(Double(width)))"
        return modifier(BorderModifier(styles: [SnapshotAttribute("border", name, accumulates: true)]))
    }

    /// Cuts the view to a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        outlineStyle(
            [SnapshotAttribute("clipShape", ShapeName.of(shape), accumulates: true)], flags: .clips)
    }

    /// Rounds the view's corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        outlineStyle([SnapshotAttribute("cornerRadius", radius)], flags: .clips)
    }

    /// Masks the view with another one.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        outlineStyle(["mask"], flags: .clips)
    }

    private nonisolated func styledOverlay<S: ShapeStyle>(
        _ styles: [SnapshotAttribute], _ style: S, reaching edges: Edge.Set
    ) -> some View {
        let facts = style._facts(in: EnvironmentValues())
        return outlineStyle(
            styles, flags: facts.isClear ? [] : .coversHits,
            picture: facts.isClear ? .none : .cover(opaque: facts.isOpaque, reaching: edges))
    }

    private nonisolated func styledBackground<S: ShapeStyle>(
        _ styles: [SnapshotAttribute], _ style: S, reaching edges: Edge.Set, _ line: SourceLine
    ) -> some View {
        let facts = style._facts(in: EnvironmentValues())
        return modifier(BackgroundMaterialModifier(style: style, line: line)).outlineStyle(
            styles, flags: facts.isClear ? [] : .blocksHits,
            picture: facts.isClear ? .none : .backdrop(opaque: facts.isOpaque, reaching: edges))
    }
}

/// Names of shapes in outlines.
enum ShapeName {
    /// The kind with what makes the shape: `RoundedRectangle(16)`.
    static func of<S: Shape>(_ shape: S) -> String {
        let facts = shape._facts
        let values = facts.attributes.map { attribute in
            switch attribute.value {
            case .none: attribute.name
            case .word(let word), .string(let word): word
            case .number(let number): outlineNumber(number)
            }
        }
        return values.isEmpty ? facts.kind : "\(facts.kind)(\(values.joined(separator: ",")))"
    }
}

/// A border: a fold that the picture draws around the view's frame.
nonisolated struct BorderModifier: ViewModifier, Equatable {
    typealias Body = Never

    let styles: [SnapshotAttribute]

    static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: BorderNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: BorderNode.self)
            cursor.advance(past: node)
            node.setStyles(modifier.styles)
        } else {
            node = BorderNode(modifier.styles, parent: cursor.parent)
            cursor.append(node)
        }
        node.updateContent(content)
    }
}

package final class BorderNode: WrapperNode, @unchecked Sendable {
    private var styles: [SnapshotAttribute]

    init(_ styles: [SnapshotAttribute], parent: Node) {
        self.styles = styles
        super.init(parent: parent)
    }

    func setStyles(_ styles: [SnapshotAttribute]) {
        guard styles != self.styles else { return }
        self.styles = styles
        snapshotDidChange()
    }

    package override func steadySize(of child: LayoutNode) -> _SteadySize? { child.steadySize }

    package override var printsFrame: Bool { false }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        foldSnapshot(styles: styles, picture: .border, in: context)
    }
}
