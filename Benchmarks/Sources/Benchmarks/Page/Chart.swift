import Foundation

/// How the cost of one kind of work grows: a line for each design over logarithmic axes.
struct Chart {
    let title: String
    let rows: [Measurement]

    private static let width = 560.0
    private static let height = 320.0
    private static let left = 80.0
    private static let right = 165.0
    private static let top = 34.0
    private static let bottom = 46.0
    private static let colours = ["#0b6bcb", "#c2410c", "#15803d", "#7e22ce", "#be123c", "#0e7490", "#854d0e"]

    var svg: String {
        var lines = [
            "<svg viewBox=\"0 0 \(Int(Chart.width)) \(Int(Chart.height))\" role=\"img\" aria-label=\"\(title.escaped)\">",
            text(title, x: 0, y: 16, extra: " class=\"title\""),
        ]
        lines += horizontalLines + verticalTicks
        var labels: [(y: Double, svg: (Double) -> String)] = []
        for (index, name) in names.enumerated() {
            let points = rows.filter { $0.subject == name }.sorted { $0.size < $1.size }
            let isFloor = points.first?.role == .floor
            let colour = isFloor ? "#8a949e" : Chart.colours[index % Chart.colours.count]
            let path = points.map { "\(number(x($0.size))),\(number(y($0.median)))" }.joined(separator: " ")
            let stroke =
                "fill=\"none\" stroke=\"\(colour)\" stroke-width=\"\(points.first?.role == .terrarium ? 3 : 1.5)\""
            lines.append("<polyline points=\"\(path)\" \(stroke)\(isFloor ? " stroke-dasharray=\"5 4\"" : "")/>")
            for point in points {
                let hint = "\(name), \(point.size) \(point.axis): \(quantity(point.median, point.unit))"
                lines.append(
                    "<circle cx=\"\(number(x(point.size)))\" cy=\"\(number(y(point.median)))\" r=\"3\" "
                        + "fill=\"\(colour)\"><title>\(hint.escaped)</title></circle>")
            }
            guard let last = points.last else { continue }
            labels.append(
                (
                    y(last.median),
                    { y in
                        text(
                            name, x: Chart.width - Chart.right + 8, y: y + 4, extra: " style=\"fill:\(colour)\"")
                    }
                ))
        }
        lines += placed(labels)
        lines.append("</svg>")
        return lines.joined(separator: "\n")
    }

    /// The labels from top to bottom, moved apart where they would cover each other.
    private func placed(_ labels: [(y: Double, svg: (Double) -> String)]) -> [String] {
        let sorted = labels.sorted { $0.y < $1.y }
        var places: [Double] = []
        for label in sorted { places.append(max(label.y, (places.last ?? -.infinity) + 14)) }
        // What was pushed below the axis pushes back.
        var limit = Chart.height - Chart.bottom - 6
        for index in places.indices.reversed() {
            places[index] = min(places[index], limit)
            limit = places[index] - 14
        }
        return zip(sorted, places).map { $0.svg($1) }
    }

    private var names: [String] {
        rows.reduce(into: []) { if !$0.contains($1.subject) { $0.append($1.subject) } }
    }

    private var horizontalLines: [String] {
        let (low, high) = decades
        return (low...high).flatMap { exponent -> [String] in
            let value = pow(10, Double(exponent))
            let position = number(y(value))
            return [
                "<line x1=\"\(Chart.left)\" x2=\"\(Chart.width - Chart.right)\" y1=\"\(position)\" y2=\"\(position)\" "
                    + "stroke=\"#e3e7eb\"/>",
                text(
                    quantity(value, rows.first?.unit ?? "ns"), x: Chart.left - 8, y: y(value) + 4,
                    extra: " text-anchor=\"end\""),
            ]
        }
    }

    private var verticalTicks: [String] {
        let base = Chart.height - Chart.bottom
        let ticks = sizes.map { text(grouped($0), x: x($0), y: base + 18, extra: " text-anchor=\"middle\"") }
        let middle = (Chart.left + Chart.width - Chart.right) / 2
        return ticks + [text(rows.first?.axis ?? "", x: middle, y: base + 36, extra: " text-anchor=\"middle\"")]
    }

    private var sizes: [Int] { Set(rows.map(\.size)).sorted() }

    /// The powers of ten between which all medians lie.
    private var decades: (Int, Int) {
        let values = rows.map(\.median).filter { $0 > 0 && $0.isFinite }
        let low = Int(log10(values.min() ?? 1).rounded(.down))
        return (low, max(Int(log10(values.max() ?? 10).rounded(.up)), low + 1))
    }

    private func x(_ size: Int) -> Double {
        let low = log10(Double(max(sizes.first ?? 1, 1)))
        let high = log10(Double(max(sizes.last ?? 10, 2)))
        let share = high > low ? (log10(Double(max(size, 1))) - low) / (high - low) : 0
        return Chart.left + share * (Chart.width - Chart.left - Chart.right)
    }

    private func y(_ value: Double) -> Double {
        let (low, high) = decades
        let share = (log10(max(value, pow(10, Double(low)))) - Double(low)) / Double(high - low)
        return Chart.height - Chart.bottom - share * (Chart.height - Chart.top - Chart.bottom)
    }

    private func number(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }

    private func text(_ text: String, x: Double, y: Double, extra: String) -> String {
        "<text x=\"\(number(x))\" y=\"\(number(y))\"\(extra)>\(text.escaped)</text>"
    }
}
