/// The measurements as one page that needs nothing else: the growth curves and the table.
struct Page {
    let measurements: [Measurement]

    init(_ measurements: [Measurement]) {
        self.measurements = measurements
    }

    var html: String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <title>Terrarium benchmarks</title>
        <style>
        \(Page.style)
        </style>
        </head>
        <body>
        <h1>Terrarium benchmarks</h1>
        <p>\(Machine.current.description.escaped). Lower is better, but for rates (MB/s). Both axes of a curve are
        logarithmic, so a flat line is a cost that does not grow. The dashed line is the floor: the cheapest thing that
        could be done instead. Ratios are medians of the ratios within each round.</p>
        <h2>Growth</h2>
        <div class="charts">
        \(charts.map(\.svg).joined(separator: "\n"))
        </div>
        <h2>All measurements</h2>
        \(table)
        </body>
        </html>

        """
    }

    /// One chart for each kind of work that was measured at several sizes.
    private var charts: [Chart] {
        var order: [String] = []
        var groups: [String: [Measurement]] = [:]
        for row in measurements {
            let title = "\(row.suite): \(row.work)"
            if groups[title] == nil { order.append(title) }
            groups[title, default: []].append(row)
        }
        return order.compactMap { title in
            let rows = groups[title] ?? []
            return Set(rows.map(\.size)).count > 1 ? Chart(title: title, rows: rows) : nil
        }
    }

    private var table: String {
        let heads = ["what", "size", "design", "median", "quartiles", "× floor", "× Terrarium"]
        let rows = measurements.map { row in
            let cells = Table.cells(of: row).enumerated().map { index, cell in
                "<td\(index > 2 ? " class=\"n\"" : "")>\(cell.escaped)</td>"
            }
            return "<tr class=\"\(row.role.rawValue)\">\(cells.joined())</tr>"
        }
        return """
            <table>
            <thead><tr>\(heads.map { "<th>\($0)</th>" }.joined())</tr></thead>
            <tbody>
            \(rows.joined(separator: "\n"))
            </tbody>
            </table>
            """
    }

    private static let style = """
        body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 76rem; padding: 0 1rem;
          color: #1d2733; background: #fff; }
        p { max-width: 50rem; }
        .charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(30rem, 1fr)); gap: 1.5rem; }
        svg { width: 100%; height: auto; }
        svg text { font: 12px system-ui, sans-serif; fill: #45525f; }
        svg text.title { font-size: 14px; font-weight: 600; fill: #1d2733; }
        table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
        th, td { text-align: left; padding: .15rem .6rem; border-bottom: 1px solid #e3e7eb; }
        td.n { text-align: right; white-space: nowrap; }
        tr.terrarium { font-weight: 600; }
        tr.floor { color: #7a8591; }
        """
}

extension String {
    /// The text with what HTML reads as markup replaced.
    var escaped: String {
        var result = ""
        for character in self {
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
        return result
    }
}
