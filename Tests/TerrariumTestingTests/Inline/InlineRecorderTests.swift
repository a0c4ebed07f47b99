import Foundation
import Testing

@testable import TerrariumTesting

@Suite struct InlineRecorderTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("f(.inline())\nf(.inline(\"b\"))\nf(.inline())\n", to: "Source.swift")
    }

    private func record(_ text: String, line: UInt, replacing compiled: String? = nil, build: String = "one") throws {
        let recorder = InlineRecorder(folder: folder.path + "/records", build: build)
        try recorder.record(
            text,
            in: InlineSnapshot(text: compiled, filePath: folder.path + "/Source.swift", line: line, column: 10))
    }

    private func literal(_ text: String) -> String {
        "f(.inline(\"\"\"\n    \(text)\n    \"\"\"))\n"
    }

    @Test func writesTheLiteralsOfOneBuildInAnyOrder() throws {
        try record("2\n", line: 2, replacing: "b")
        try record("1\n", line: 1)
        try record("3\n", line: 3)
        #expect(folder.read("Source.swift") == literal("1") + literal("2") + literal("3"))
    }

    @Test func writesFromSeveralThreads() async throws {
        await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try record("1\n", line: 1) }
            group.addTask { try record("2\n", line: 2, replacing: "b") }
            group.addTask { try record("3\n", line: 3) }
        }
        #expect(folder.read("Source.swift") == literal("1") + literal("2") + literal("3"))
    }

    @Test func takesTheSameTextAgainAndNoOther() throws {
        try record("1\n", line: 1)
        try record("1\n", line: 1)
        #expect {
            try record("other\n", line: 1)
        } throws: {
            "\($0)".contains("two different texts")
        }
        #expect(folder.read("Source.swift")?.hasPrefix(literal("1")) == true)
    }

    @Test func theNextBuildStartsFromWhatIsThere() throws {
        try record("1\n", line: 1)
        try record("new\n", line: 1, replacing: "1", build: "two")
        #expect(folder.read("Source.swift")?.hasPrefix(literal("new") + "f(.inline(\"b\"))") == true)
    }

    @Test(arguments: [
        ("// a line more\nf(.inline())\n", nil, "There is no .inline( in column 10"),
        ("f(.inline(\"edited\"))\n", nil, "The literal there is not the one that was compiled"),
        ("f(.inline())\n", "compiled", "The literal there is not the one that was compiled"),
        ("f(.inline(text))\n", nil, "Its argument is not one string literal"),
        ("f(.inline(\"\\(text)\"))\n", "1", "Its literal has an interpolation"),
    ])
    func refusesASourceThatHasMoved(source: String, compiled: String?, message: String) throws {
        try folder.write(source, to: "Source.swift")
        #expect {
            try record("text\n", line: 1, replacing: compiled)
        } throws: {
            "\($0)".contains(message) && "\($0)".contains("Nothing was written.")
        }
        #expect(folder.read("Source.swift") == source)
    }

    @Test func refusesAfterSomebodyElseWroteTheFile() throws {
        try record("1\n", line: 1)
        let edited = "\n" + (folder.read("Source.swift") ?? "")
        try folder.write(edited, to: "Source.swift")
        #expect(throws: SnapshotProblem.self) { try record("2\n", line: 2, replacing: "b") }
        #expect(folder.read("Source.swift") == edited)
    }

    @Test func refusesAMissingFile() throws {
        try FileManager.default.removeItem(atPath: folder.path + "/Source.swift")
        #expect {
            try record("1\n", line: 1)
        } throws: {
            "\($0)".contains("The file is not there any more")
        }
    }
}
