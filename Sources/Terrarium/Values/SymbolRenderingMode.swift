/// How the layers of a symbol take colours.
public struct SymbolRenderingMode: Hashable, Sendable {
    /// The name of the static member.
    package let outlineName: String

    /// One colour.
    public static let monochrome = SymbolRenderingMode(outlineName: "monochrome")
    /// The symbol's own colours.
    public static let multicolor = SymbolRenderingMode(outlineName: "multicolor")
    /// One colour, fainter for layers further back.
    public static let hierarchical = SymbolRenderingMode(outlineName: "hierarchical")
    /// A colour for each layer.
    public static let palette = SymbolRenderingMode(outlineName: "palette")
}
