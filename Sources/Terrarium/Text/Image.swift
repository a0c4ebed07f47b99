public import Foundation
public import TerrariumLayout

/// A view that stands for an image.
///
/// Nothing is loaded. A symbol is as large as a line of text in its font is high; another image has no known size and
/// counts as such a symbol, unless it is `resizable()`: then it takes what it is offered.
public nonisolated struct Image: View, Equatable, Sendable {
    public typealias Body = Never

    enum Source: Hashable, Sendable {
        case named(String)
        case system(String)
    }

    let source: Source
    var isResizable = false
    var label: String?
    var isDecorative = false

    /// An image of the program's resources.
    public init(_ name: String, bundle: Bundle? = nil) {
        source = .named(name)
    }

    /// A symbol of the system.
    public init(systemName: String) {
        source = .system(systemName)
    }

    /// An image of the program's resources that assistive technology passes over.
    public init(decorative name: String, bundle: Bundle? = nil) {
        source = .named(name)
        isDecorative = true
    }

    /// Lets the image take the size that it is offered.
    public func resizable(
        capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
    ) -> Image {
        var copy = self
        copy.isResizable = true
        return copy
    }

    /// How a resizable image fills its space.
    public enum ResizingMode: Hashable, Sendable {
        case tile, stretch
    }

    /// How an image takes colours.
    public enum TemplateRenderingMode: Hashable, Sendable {
        case template, original
    }

    /// How an image is scaled.
    public enum Interpolation: Hashable, Sendable {
        case none, low, medium, high
    }

    /// The size of a symbol relative to its font.
    public enum Scale: Hashable, Sendable {
        case small, medium, large
    }

    /// Recorded without effect: nothing is drawn.
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

    /// Recorded without effect: nothing is drawn.
    public func interpolation(_ interpolation: Interpolation) -> Image { self }

    /// Recorded without effect: nothing is drawn.
    public func antialiased(_ isAntialiased: Bool) -> Image { self }

    public static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }

    var name: String {
        switch source {
        case .named(let name), .system(let name): name
        }
    }
}

extension Image: LeafView {
    package func resolve(in context: LeafContext) -> CGSize? {
        if isResizable { return nil }
        let layout = TextLayout("＊", fontSize: context.fontSize, metrics: context.textMetrics)
        return layout.size(for: .unspecified)
    }

    package static func size(
        of resolved: CGSize?, for proposal: ProposedViewSize, in context: LeafContext
    ) -> CGSize {
        resolved ?? LeafSize.flexible(proposal)
    }

    package static func steadySize(of resolved: CGSize?) -> _SteadySize? { resolved.map { _SteadySize($0) } }

    package func describe(_ resolved: CGSize?, in context: LeafContext) -> LeafDescription {
        context.noteRead(of: ForegroundKey.self)
        if case .system = source {
            context.noteRead(of: ImageScaleKey.self)
            context.noteRead(of: SymbolRenderingModeKey.self)
            context.noteRead(of: SymbolVariantsKey.self)
        }
        var description = LeafDescription("Image")
        description.text = name
        if case .system = source { description.attributes.append("system") }
        if isResizable { description.attributes.append("resizable") }
        description.flags = isDecorative ? [.blocksHits, .unspoken] : .blocksHits
        if let label { description.label = label }
        description.picture = .image(name)
        return description
    }
}

extension LeafContext {
    /// The size in points of the font here, for the dynamic type size here.
    package var fontSize: CGFloat {
        TextTraits.font(in: scope).pointSize(at: scope[DynamicTypeSizeKey.self])
    }
}
