@testable import Terrarium

/// How close together things stand.
enum Density: String, Sendable {
    case compact, regular, spacious
}

extension EnvironmentValues {
    /// How close together things stand.
    var density: Density {
        get { self[DensityKey.self] }
        set { self[DensityKey.self] = newValue }
    }
}

struct DensityKey: EnvironmentKey {
    static let defaultValue = Density.regular
}

extension View {
    /// Says how close together things below stand.
    nonisolated func density(
        _ density: Density, fileID: StaticString = #fileID, line: UInt = #line
    ) -> some View {
        modifier(
            EnvironmentModifier(
                keyPath: \.density, value: density, line: SourceLine(fileID: fileID, line: line),
                styles: [SnapshotAttribute("density", density.rawValue)]))
    }
}
