import Foundation
import Testing

/// The front page of the documentation names what the library declares.
@Suite struct TopicsTests {
    private static let sources = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources")

    private static var topics: [String] {
        get throws {
            let page = sources.appendingPathComponent("Terrarium/Documentation.docc/Terrarium.md")
            let text = try String(contentsOf: page, encoding: .utf8)
            return text.matches(of: /- ``([A-Za-z]+)(?:\(\))?``/).map { String($0.1) }
        }
    }

    @Test func everyTopicIsDeclared() throws {
        var declared: Set<String> = []
        for module in ["Terrarium", "TerrariumLayout"] {
            let folder = Self.sources.appendingPathComponent(module)
            for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.hasSuffix(".swift")
            {
                let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                let declarations = text.matches(
                    of: /public (?:nonisolated |final |indirect )*(?:struct|class|enum|protocol|macro|typealias) (\w+)/)
                declared.formUnion(declarations.map { String($0.1) })
            }
        }
        let topics = try Self.topics
        #expect(topics.count > 90)
        for topic in topics { #expect(declared.contains(topic), "\(topic) is not declared") }
    }

    @Test func everyArticleIsLinked() throws {
        let folder = Self.sources.appendingPathComponent("Terrarium/Documentation.docc")
        let page = try String(contentsOf: folder.appendingPathComponent("Terrarium.md"), encoding: .utf8)
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where name.hasSuffix(".md") && name != "Terrarium.md" {
            #expect(page.contains("<doc:\(name.dropLast(3))>"), "\(name)")
        }
    }
}
