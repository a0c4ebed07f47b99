import Foundation

/// Font sizes turned into widths and heights.
struct LineMetrics {
    /// The width of a narrow character and the height of a line.
    struct Unit {
        let width: CGFloat
        let height: CGFloat
    }

    private let first: Unit
    /// The units of all runs, where there are several.
    private let units: [Unit]?

    init(_ unit: Unit) {
        first = unit
        units = nil
    }

    init(_ units: [Unit]) {
        first = units.first ?? Unit(width: 0, height: 0)
        self.units = units
    }

    subscript(run: Int) -> Unit { units?[run] ?? first }
}
