import TerrariumLayout

extension TextStyle {
    /// How a scope lays texts out.
    init(_ scope: EnvironmentScope) {
        let truncation: Truncation =
            switch scope[TruncationModeKey.self] {
            case .head: .head
            case .middle: .middle
            case .tail: .tail
            }
        let alignment: Alignment =
            switch scope[MultilineTextAlignmentKey.self] {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        self.init(
            lineLimit: scope[LineLimitKey.self], minimumLines: scope[ReservedLineCountKey.self], truncation: truncation,
            alignment: alignment,
            lineSpacing: scope[LineSpacingKey.self], minimumScaleFactor: scope[MinimumScaleFactorKey.self],
            layoutDirection: scope[LayoutDirectionKey.self])
    }
}
