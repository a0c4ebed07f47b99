/// One fill or line of a shape.
struct ShapePaint: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        case fill(FillStyle)
        case stroke(StrokeStyle)
        case strokeBorder(StrokeStyle)
    }

    let kind: Kind
    let style: AnyShapeStyle

    /// How a shape is filled where nobody says.
    static let foreground = ShapePaint(kind: .fill(FillStyle()), style: AnyShapeStyle(.foreground))

    var isFill: Bool {
        if case .fill = kind { true } else { false }
    }

    /// What outlines print of it.
    func attributes(in environment: EnvironmentValues) -> [SnapshotAttribute] {
        let name = style._facts(in: environment).outlineName
        return switch kind {
        case .fill(let fill): [SnapshotAttribute("fill", name)] + (fill.isEOFilled ? ["eoFill"] : [])
        case .stroke(let stroke): [SnapshotAttribute("stroke", name)] + stroke.outlineAttributes
        case .strokeBorder(let stroke): [SnapshotAttribute("strokeBorder", name)] + stroke.outlineAttributes
        }
    }
}
