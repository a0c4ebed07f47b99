import Foundation
import Testing

/// The troubleshooting article has a row for each kind of issue that the library raises.
@Suite struct IssueTableTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/Terrarium")

    @Test func everyKindIsDocumented() throws {
        let source = try String(
            contentsOf: Self.sources.appendingPathComponent("Runtime/IssueList.swift"), encoding: .utf8)
        let article = try String(
            contentsOf: Self.sources.appendingPathComponent("Documentation.docc/Troubleshooting.md"), encoding: .utf8)
        let kinds = source.components(separatedBy: "= Kind(rawValue: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
        #expect(kinds.count >= 12)
        for kind in kinds { #expect(article.contains("\n| `\(kind)` |"), "\(kind) has no row") }
    }
}
