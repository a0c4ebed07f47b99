import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

/// The article on text output tells how texts are measured and broken; here the numbers and lines are compared.
@MainActor
struct TextArticleTests {
    @Test func metrics() throws {
        func row(_ name: String, _ metrics: TextMetrics, _ fontSize: CGFloat) -> [String] {
            func width(_ text: String) -> CGFloat {
                TextLayout(text, fontSize: fontSize, metrics: metrics).size(for: .unspecified).width
            }
            let layout = TextLayout("x", fontSize: fontSize, metrics: metrics)
            let size = layout.size(for: .unspecified)
            return [name] + [width("x"), width("語"), size.height, layout.firstBaseline(in: size)].map(\.outlineText)
        }
        let expected = [
            row("`.cells()`, any font", .cells(), 40), row("`.scaled`, 17 points", .scaled, 17),
            row("`.scaled`, 34 points", .scaled, 34),
        ]
        #expect(try ArticleTable("Metrics", below: "Text", in: "TextOutput").cells == expected)
    }

    @Test func theVersionOfUnicode() throws {
        let file = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Terrarium/Documentation.docc/TextOutput.md")
        #expect(try String(contentsOf: file, encoding: .utf8).contains("Unicode \(CharacterWidth.unicodeVersion)"))
    }

    @Test func lines() throws {
        let rows = try ArticleTable("Text", below: "Text", in: "TextOutput").cells
        #expect(rows.count == 9)
        for row in rows {
            let string = try #require(ArticleTable.code(row[0]).first).replacingOccurrences(of: "\\n", with: "\n")
            let columns = try #require(Double(row[1]))
            let text = try #require(styled(Text(verbatim: string), ArticleTable.code(row[2]).first), "\(row[2])")
            let host = host(columns * 8, 200) { text }
            #expect(shownLines(host.rootSnapshot()) == ArticleTable.code(row[3]), "\(row)")
        }
        let reserving = host(64, 200) { Text("one").lineLimit(3, reservesSpace: true) }
        #expect(reserving.all("one").map(\.frame.height) == [48])
    }

    /// A text with a modifier of the table; nil for one that is not known here.
    private func styled(_ text: Text, _ modifier: String?) -> AnyView? {
        switch modifier {
        case nil: AnyView(text)
        case "lineLimit(1)": AnyView(text.lineLimit(1))
        case "lineLimit(2)": AnyView(text.lineLimit(2))
        case "lineLimit(3, reservesSpace: true)": AnyView(text.lineLimit(3, reservesSpace: true))
        case "truncationMode(.head)": AnyView(text.lineLimit(1).truncationMode(.head))
        case "truncationMode(.middle)": AnyView(text.lineLimit(1).truncationMode(.middle))
        default: nil
        }
    }

    private func shownLines(_ node: SnapshotNode) -> [String] {
        node.lines.map(\.text) + node.children.flatMap(shownLines)
    }
}
