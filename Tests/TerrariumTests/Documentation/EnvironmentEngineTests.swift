import Foundation
import Terrarium
import Testing

/// The program that the article on the environment engine shows.
@Suite struct EnvironmentEngineTests {
    @Test func theProgramPrintsWhatTheArticleSays() throws {
        var lines: [String] = []
        let root = EnvironmentScope()
        root.values.report = ReportAction { lines.append($0) }
        Job.release.run(in: root)
        #expect(lines == ["release", "  build", "(dry run)   publish", "(dry run)     upload"])
        #expect(try article().contains("```\n\(lines.joined(separator: "\n"))\n```"))
    }

    @Test func theArticleShowsTheProgramThatThisTargetCompiles() throws {
        let folder = URL(filePath: #filePath).deletingLastPathComponent()
        let program = try String(contentsOf: folder.appending(path: "ScopedJobs.swift"), encoding: .utf8)
        #expect(try article().contains("```swift\n\(program)```"))
    }

    private func article() throws -> String {
        let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in url.deletingLastPathComponent() }
        let path = "Sources/Terrarium/Documentation.docc/EnvironmentEngine.md"
        return try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }
}
