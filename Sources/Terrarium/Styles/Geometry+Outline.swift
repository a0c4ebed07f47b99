package import TerrariumLayout

extension UnitPoint {
    /// The name of the static member, or the two fractions in parentheses.
    package var outlineName: String {
        switch self {
        case .center: "center"
        case .leading: "leading"
        case .trailing: "trailing"
        case .top: "top"
        case .bottom: "bottom"
        case .topLeading: "topLeading"
        case .topTrailing: "topTrailing"
        case .bottomLeading: "bottomLeading"
        case .bottomTrailing: "bottomTrailing"
        default: "(\(outlineNumber(Double(x))),\(outlineNumber(Double(y))))"
        }
    }
}

extension Angle {
    /// The angle in degrees.
    package var outlineName: String { outlineNumber(degrees) }
}
