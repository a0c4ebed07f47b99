import TerrariumLayout

extension Color {
    /// The name of a static member, a quoted asset name, or `#RRGGBB[AA]`.
    package var outlineName: String {
        switch provider {
        case .system(let color):
            color.rawValue
        case .asset(let name, _):
            quoted(name)
        case .faded(let color, let opacity) where color.dependsOnAsset:
            "\(color.outlineName).opacity(\(outlineNumber(Double(opacity))))"
        case .mixed(let first, let second, let fraction, _) where first.dependsOnAsset || second.dependsOnAsset:
            "\(first.outlineName).mix(\(second.outlineName),\(outlineNumber(Double(fraction))))"
        case .components, .faded, .mixed:
            components().description
        }
    }

    /// Whether nothing shows.
    package var isClear: Bool { components().opacity <= 0 }

    /// Whether nothing behind shows through.
    package var isOpaque: Bool { components().opacity >= 1 }

    /// Whether the components stand in an asset catalogue, which nobody reads.
    private var dependsOnAsset: Bool {
        switch provider {
        case .system, .components: false
        case .asset: true
        case .faded(let color, _): color.dependsOnAsset
        case .mixed(let first, let second, _, _): first.dependsOnAsset || second.dependsOnAsset
        }
    }
}
