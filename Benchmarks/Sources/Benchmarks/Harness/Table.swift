/// The measurements as aligned text.
struct Table: CustomStringConvertible {
    private let rows: [[String]]

    init(_ measurements: [Measurement]) {
        rows =
            [["what", "size", "design", "median", "quartiles", "× floor", "× Terrarium"]]
            + measurements.map(Table.cells)
    }

    /// One measurement as the texts of its row.
    static func cells(of row: Measurement) -> [String] {
        [
            "\(row.suite): \(row.work)", "\(grouped(row.size)) \(row.axis)", row.subject,
            quantity(row.median, row.unit),
            "\(quantity(row.lowerQuartile, row.unit)) … \(quantity(row.upperQuartile, row.unit))",
            row.ratioToFloor.map { number($0) + honesty(of: row) } ?? "",
            row.ratioToTerrarium.map { row.isVoid ? "void" : number($0) } ?? "",
        ]
    }

    /// What such a design is known to cost, beside what it cost here.
    private static func honesty(of row: Measurement) -> String {
        row.knownRatio.map { " (known \(whole($0.lowerBound))–\(whole($0.upperBound)))" } ?? ""
    }

    private static func whole(_ ratio: Double) -> String { grouped(Int(ratio.rounded())) }

    var description: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row.indices, row).map { column, cell in
                let padding = String(repeating: " ", count: widths[column] - cell.count)
                return column < 3 ? cell + padding : padding + cell
            }
            .joined(separator: "  ")
        }
        .joined(separator: "\n")
    }
}

/// A time in the unit that reads best, or a number of bytes.
func quantity(_ value: Double, _ unit: String) -> String {
    if unit == "bytes" { return "\(number(value)) B" }
    if unit != "ns" { return "\(number(value)) \(unit)" }
    switch value {
    case ..<1_000: return "\(number(value)) ns"
    case ..<1_000_000: return "\(number(value / 1_000)) µs"
    default: return "\(number(value / 1_000_000)) ms"
    }
}

/// A count with its thousands set apart: `10,000`.
func grouped(_ count: Int) -> String {
    var digits = String(count)
    var position = digits.count - 3
    while position > 0 {
        digits.insert(",", at: digits.index(digits.startIndex, offsetBy: position))
        position -= 3
    }
    return digits
}

/// Three significant digits.
func number(_ value: Double) -> String {
    guard value.isFinite else { return "–" }
    switch value {
    case ..<10: return fixed(value, digits: 2)
    case ..<100: return fixed(value, digits: 1)
    default: return fixed(value, digits: 0)
    }
}

private func fixed(_ value: Double, digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    if digits == 0 { return "\(scaled)" }
    let fraction = String(scaled % scale)
    return "\(scaled / scale).\(String(repeating: "0", count: digits - fraction.count))\(fraction)"
}
