import Foundation
import Testing

/// The tables of an article, for tests that compare them with what the library does.
struct ArticleTable {
    private let rows: [[String]]

    /// The table with a first column of a name, below a heading.
    init(_ firstColumn: String, below heading: String, in article: String) throws {
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = root.appendingPathComponent("Sources/Terrarium/Documentation.docc/\(article).md")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        let start = try #require(lines.firstIndex(of: "### \(heading)"))
        let table = lines[start...].drop { !$0.hasPrefix("| \(firstColumn) |") }.prefix { $0.hasPrefix("|") }
        rows = table.dropFirst(2).map { row in
            row.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
        }
    }

    var cells: [[String]] { rows }

    /// What stands in backquotes in a cell.
    static func code(_ cell: String) -> [String] {
        cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    }
}
