import Foundation
import Testing

@testable import TerrariumTesting

extension ChildRunTests {
    @Test func unusedFilesArePruned() async throws {
        check(
            try await child.snapshotsCommand("prune", "--check"), passes: false,
            contains: ["No test run has left a record."])
        _ = try await child.test("FileTests/plain|FileTests/named")
        let folder = "Tests/__Snapshots__/ChildTests/"
        let orphans = [
            "FileTests/plain.old.txt", "FileTests/goneTest.txt", "GoneTests/test.txt", "FileTests/named.third.txt",
        ]
        let kept = [
            "FileTests/plain.txt", "FileTests/named.first-one.txt", "LegacyTests/testPlain.txt",
            "FileTests/with-a-raw-name.txt", "FileTests/cases.7.txt",
        ]
        for file in orphans + kept { try child.write("", to: folder + file) }
        check(
            try await child.snapshotsCommand("prune", "--check"), passes: false,
            contains: orphans.map { "Unused: \(folder)\($0) (" } + [
                "4 snapshot files are used by no test.", "ChildTests has no file GoneTests.swift",
                "FileTests.swift has no function goneTest", "the last run of plain did not use it",
            ], lacks: kept.map { "\(folder)\($0) (" })
        #expect(child.read(folder + "GoneTests/test.txt") == "")
        check(
            try await child.snapshotsCommand("prune"), passes: true,
            contains: orphans.map { "Deleted \(folder)\($0) (" })
        for file in orphans { #expect(child.read(folder + file) == nil) }
        for file in kept { #expect(child.read(folder + file) != nil) }
        #expect(!FileManager.default.fileExists(atPath: child.path + "/" + folder + "GoneTests"))
        check(
            try await child.snapshotsCommand("prune", "--check"), passes: true,
            contains: ["Every snapshot file belongs to a test."])
    }

    @Test func theCommandExplainsItself() async throws {
        check(
            try await child.snapshotsCommand(), passes: false,
            contains: ["swift package snapshots accept [FILTER …]", "swift package snapshots prune [--check]"])
        check(
            try await child.snapshotsCommand("prune", "--chek"), passes: false, contains: ["Unknown argument --chek."])
        check(try await child.snapshotsCommand("accept", "--form"), passes: false, contains: ["Unknown option --form."])
    }

    @Test func aMovedSourceFileIsNamed() async throws {
        let source = child.path + "/Tests/ChildTests/FileTests.swift"
        let away = child.path + "/Tests/FileTests.swift.away"
        try FileManager.default.moveItem(atPath: source, toPath: away)
        defer { try? FileManager.default.moveItem(atPath: away, toPath: source) }
        check(
            try await child.test("FileTests/plain"), passes: false,
            contains: ["was compiled as \(source) and is not there any more", "SNAPSHOT_DIR"])
        let elsewhere = child.path + "/artifacts/snapshots"
        let environment = ["SNAPSHOT_DIR": elsewhere]
        check(try await child.test("FileTests/plain", environment: environment), passes: false, contains: ["Recorded"])
        #expect(child.read("artifacts/snapshots/ChildTests/FileTests/plain.txt") == "window\n  Text \"one\"\n")
        check(try await child.test("FileTests/plain", environment: environment), passes: true)
        check(
            try await child.test("FileTests/plain", environment: environment.merging(changed) { $1 }), passes: false,
            contains: ["Accept: SNAPSHOT_DIR=\(elsewhere) swift package"])
    }

    @Test func inlineSnapshotsAreWrittenIntoTheSource() async throws {
        let file = "Tests/ChildTests/InlineTests.swift"
        let legacyFile = "Tests/ChildTests/LegacyInlineTests.swift"
        try await child.withFile(file, changedBy: { $0 }) {
            try await child.withFile(legacyFile, changedBy: { $0 }) { try await writeInline(file, legacyFile) }
        }
    }

    /// One run has the tests of both frameworks.
    private func writeInline(_ file: String, _ legacyFile: String) async throws {
        check(
            try await child.test("InlineTests", environment: ["CI": "1"]), passes: false,
            contains: [
                "The inline snapshot at \(file):6 is empty", "The inline snapshot at \(file):10 differs",
                "error: LegacyInlineTests.testEmpty : failed - The inline snapshot at \(legacyFile):6 is empty",
                "error: LegacyInlineTests.testDifferent : failed - The inline snapshot at \(legacyFile):10 differs",
            ])
        check(
            try await child.test("InlineTests", environment: ["SNAPSHOT_RECORD": "failed"]), passes: false,
            contains: [
                "Recorded the inline snapshot at \(file):6", "Recorded the inline snapshot at \(file):10",
                "error: LegacyInlineTests.testEmpty : failed - Recorded the inline snapshot at \(legacyFile):6",
                "error: LegacyInlineTests.testDifferent : failed - Recorded the inline snapshot at \(legacyFile):10",
            ])
        let written = try #require(child.read(file))
        let first = """
                    expectSnapshot(of: text("CHILD_FIRST", default: "first\\n"), matches: .inline(\"""
                        first
                        \"""))
            """
        #expect(written.contains(first), "\(written)")
        #expect(
            written.contains(
                ##"""
                matches: .inline(#"""
                            second
                              line \
                            """#))
                """##), "\(written)")
        let writtenLegacy = try #require(child.read(legacyFile))
        #expect(writtenLegacy.contains(first), "\(writtenLegacy)")
        // The run before this build still refers to the old lines: nothing may be written over the new ones.
        let other = ["SNAPSHOT_RECORD": "failed", "CHILD_FIRST": "x\n"]
        check(try await child.test("InlineTests", environment: other), passes: false, contains: ["two different texts"])
        check(try await child.test("InlineTests", builds: true), passes: true)
        let moved = [file: "// One line more.\n" + written, legacyFile: "// One line more.\n" + writtenLegacy]
        for (file, text) in moved { try child.write(text, to: file) }
        let refusal = "the source has changed since it was compiled. Nothing was written."
        let result = try await child.test("InlineTests", environment: other)
        check(result, passes: false, contains: ["error: LegacyInlineTests.testEmpty : failed"])
        #expect(result.output.components(separatedBy: refusal).count == 3, "\(result.output)")
        for (file, text) in moved { #expect(child.read(file) == text) }
    }
}
