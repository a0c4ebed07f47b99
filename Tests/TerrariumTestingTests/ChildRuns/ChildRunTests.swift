import Foundation
import Testing

@testable import TerrariumTesting

/// What people see: each test runs `swift test` of a small package and reads its output.
@Suite(.serialized) struct ChildRunTests {
    let child = ChildPackage.shared

    init() async throws {
        try await child.prepare()
    }

    /// Expects parts of an output, in any order, and none of others.
    func check(
        _ result: ChildPackage.Result, passes: Bool, contains parts: [String] = [], lacks others: [String] = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect((result.status == 0) == passes, "\(result.output)", sourceLocation: sourceLocation)
        for part in parts {
            #expect(result.output.contains(part), "\(part)\n\n\(result.output)", sourceLocation: sourceLocation)
        }
        for part in others {
            #expect(!result.output.contains(part), "\(part)\n\n\(result.output)", sourceLocation: sourceLocation)
        }
    }

    let changed = ["CHILD_TEXT": "window\n  Text \"two\"\n"]

    /// One test of each framework.
    let plain = "FileTests/plain|LegacyTests/testPlain"

    @Test(arguments: [[], ["--parallel"]])
    func aRecordingRunFailsAndTheNextPasses(arguments: [String]) async throws {
        let filter = "FileTests|LegacyTests/testPlain"
        check(
            try await child.test(filter, arguments: arguments), passes: false,
            contains: [
                "FileTests/plain.txt (2 lines), because there was none. Read it, and run again: a run that records always fails.",
                "error: LegacyTests.testPlain : failed - Recorded",
            ])
        check(try await child.test(filter, arguments: arguments), passes: true, lacks: ["Recorded"])
        let files = FileManager.default.subpaths(atPath: child.snapshots.path)?.filter { $0.hasSuffix(".txt") }.sorted()
        #expect(
            files == [
                "ChildTests/FileTests/cases.1.txt", "ChildTests/FileTests/cases.2.txt",
                "ChildTests/FileTests/fromAHelper.txt", "ChildTests/FileTests/named.first-one.txt",
                "ChildTests/FileTests/named.second-one.txt", "ChildTests/FileTests/plain.txt",
                "ChildTests/FileTests/with-a-raw-name.txt", "ChildTests/LegacyTests/testPlain.txt",
            ])
    }

    @Test(arguments: [[], ["--parallel"]])
    func aMismatchShowsTheChangeAndTheCommand(arguments: [String]) async throws {
        for file in ["FileTests/plain.txt", "LegacyTests/testPlain.txt"] {
            try child.write("window\n  Text \"one\"\n", to: "Tests/__Snapshots__/ChildTests/" + file)
        }
        check(
            try await child.test(plain, environment: changed, arguments: arguments), passes: false,
            contains: [
                "-   Text \"one\"", "+   Text \"two\"", "        ^^^",
                "File: Tests/__Snapshots__/ChildTests/FileTests/plain.txt",
                "Accept: swift package snapshots accept ChildTests/FileTests/plain.txt",
                "error: LegacyTests.testPlain : failed - The snapshot differs: - is the file, + is this run.",
                "Accept: swift package snapshots accept ChildTests/LegacyTests/testPlain.txt",
            ])
    }

    @Test func acceptTakesWhatTheRunSaw() async throws {
        _ = try await child.test(plain)
        _ = try await child.test(plain, environment: changed)
        check(
            try await child.snapshotsCommand("accept", "sheet"), passes: false,
            contains: [
                "No snapshot that differs has a path with \"sheet\". There are:\n  ChildTests/FileTests/plain.txt"
            ])
        check(
            try await child.snapshotsCommand("accept", "FileTests/plain"), passes: true,
            contains: ["Accepted Tests/__Snapshots__/ChildTests/FileTests/plain.txt"], lacks: ["LegacyTests"])
        check(try await child.snapshotsCommand("accept"), passes: true, contains: ["LegacyTests/testPlain.txt"])
        check(try await child.snapshotsCommand("accept"), passes: true, contains: ["Nothing to accept"])
        check(try await child.test(plain, environment: changed), passes: true)
    }

    @Test func failuresInDetachedTasksFailTheRun() async throws {
        check(
            try await child.test("DetachedTests"), passes: false,
            contains: [
                "Recorded Tests/__Snapshots__/ChildTests/DetachedTests/detached.txt", "the record mode \"never\"",
            ])
        check(
            try await child.test("LegacyTests/testDetached"), passes: false,
            contains: ["error: LegacyTests.testDetached : failed - Recorded"])
        check(try await child.test("DetachedTests/detached\\(|LegacyTests/testDetached"), passes: true)
    }

    @Test func buildServersRecordNothing() async throws {
        check(
            try await child.test(plain, environment: ["CI": "true"]), passes: false,
            contains: [
                "There is no snapshot Tests/__Snapshots__/ChildTests/FileTests/plain.txt, and CI is set, so nothing is recorded",
                "error: LegacyTests.testPlain : failed - There is no snapshot",
            ])
        #expect(!FileManager.default.fileExists(atPath: child.snapshots.path))
        check(
            try await child.test(plain, environment: ["CI": "true", "SNAPSHOT_RECORD": "missing"]), passes: false,
            contains: ["because there was none"])
        check(try await child.test(plain, environment: ["CI": "true"]), passes: true)
    }

    @Test func recordModesByVariable() async throws {
        let files = ["FileTests/plain.txt", "LegacyTests/testPlain.txt"].map {
            "Tests/__Snapshots__/ChildTests/" + $0
        }
        func holds(_ text: String?) -> Bool { files.allSatisfy { child.read($0) == text } }
        /// Expects both frameworks to report a failure, or both tests to pass.
        func run(
            _ mode: String, _ environment: [String: String] = [:], fails message: String?,
            sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            let result = try await child.test(
                plain, environment: environment.merging(["SNAPSHOT_RECORD": mode]) { $1 })
            check(result, passes: message == nil, sourceLocation: sourceLocation)
            guard let message else { return }
            let lines = result.output.split(separator: "\n").filter { $0.contains(message) }
            #expect(
                lines.contains { $0.contains("LegacyTests.testPlain : failed") }
                    && lines.contains { !$0.contains("LegacyTests") },
                "\(message)\n\n\(result.output)", sourceLocation: sourceLocation)
        }
        try await run("never", fails: "There is no snapshot")
        #expect(holds(nil))
        try await run("missing", fails: "because there was none")
        try await run("missing", changed, fails: "The snapshot differs")
        #expect(holds("window\n  Text \"one\"\n"))
        try await run("failed", changed, fails: "because it differed")
        #expect(holds("window\n  Text \"two\"\n"))
        try await run("failed", changed, fails: nil)
        try await run("all", changed, fails: "again, unchanged")
        try await run("al", fails: "SNAPSHOT_RECORD is \"al\", which is no record mode.")
    }

    @Test func theNearestRecordModeCounts() async throws {
        check(
            try await child.test("TraitTests", environment: ["SNAPSHOT_RECORD": "all"]), passes: false,
            contains: [
                "There is no snapshot Tests/__Snapshots__/ChildTests/ModeTests/fromTheSuite.txt",
                "Recorded Tests/__Snapshots__/ChildTests/ModeTests/fromTheTest.txt",
                "Recorded Tests/__Snapshots__/ChildTests/ModeTests/fromTheCall.txt",
            ])
    }

    @Test(arguments: [[], ["--parallel"]])
    func misuseIsRefused(arguments: [String]) async throws {
        check(
            try await child.test("MisuseTests|TwoTestsOneFile|LegacyTests", arguments: arguments), passes: false,
            contains: [
                "This test takes a second unnamed snapshot at MisuseTests.swift:7; the first, at MisuseTests.swift:6",
                "A snapshot in a parameterised test needs a name",
                "differ in upper and lower case only",
                "Two tests write one snapshot file, Tests/__Snapshots__/ChildTests/MisuseTests/shared.txt: "
                    + "one at MisuseTests.swift:22, one at MisuseTests.swift:28.",
                "error: LegacyTests.testTwiceUnnamed : failed - This test takes a second unnamed snapshot",
                "Tests/__Snapshots__/ChildTests/LegacyTests/testShared.txt",
                "error: SecondLegacyTests.testShared : failed",
            ])
        #expect(child.read("Tests/__Snapshots__/ChildTests/MisuseTests/twiceUnnamed.txt") == "one\n")
        #expect(child.read("Tests/__Snapshots__/ChildTests/MisuseTests/shared.txt") == "first\n")
    }

    @Test func damagedFilesAreLeftAlone() async throws {
        let folder = "Tests/__Snapshots__/ChildTests/"
        let (file, legacyFile) = (folder + "FileTests/plain.txt", folder + "LegacyTests/testPlain.txt")
        let conflict = "<<<<<<< HEAD\nwindow\n=======\n>>>>>>> other\n"
        for file in [file, legacyFile] { try child.write(conflict, to: file) }
        check(
            try await child.test(plain, environment: ["SNAPSHOT_RECORD": "all"]), passes: false,
            contains: [
                "plain.txt holds an unresolved merge conflict in line 1. Nothing was written.",
                "error: LegacyTests.testPlain : failed - The snapshot file \(legacyFile) holds an unresolved merge conflict",
            ])
        for file in [file, legacyFile] { #expect(child.read(file) == conflict) }

        for file in [file, legacyFile] { try child.write("window\r\n  Text \"one\"\r\n", to: file) }
        check(
            try await child.test(plain), passes: true,
            contains: ["Test plain() passed", "LegacyTests.testPlain' passed"])

        for folder in ["FileTests", "LegacyTests"] {
            try FileManager.default.removeItem(at: child.snapshots.appendingPathComponent("ChildTests/\(folder)"))
            try child.write("", to: "Tests/__Snapshots__/ChildTests/\(folder)")
        }
        check(
            try await child.test(plain), passes: false,
            contains: [
                "plain.txt cannot be written", "Nothing was recorded.",
                "error: LegacyTests.testPlain : failed - The snapshot file \(legacyFile) cannot be written",
            ])
    }

    @Test func acceptLeavesAConflictAlone() async throws {
        let file = "Tests/__Snapshots__/ChildTests/FileTests/plain.txt"
        let legacyFile = "Tests/__Snapshots__/ChildTests/LegacyTests/testPlain.txt"
        for file in [file, legacyFile] { try child.write("window\n", to: file) }
        _ = try await child.test(plain)
        let conflict = "window\n<<<<<<< HEAD\n=======\n>>>>>>> other\n"
        try child.write(conflict, to: legacyFile)
        check(
            try await child.snapshotsCommand("accept"), passes: false,
            contains: ["\(legacyFile) holds an unresolved merge conflict in line 2. Nothing was written."],
            lacks: ["Accepted"])
        #expect(child.read(legacyFile) == conflict)
        #expect(child.read(file) == "window\n")
        try child.write("window\n", to: legacyFile)
        check(
            try await child.snapshotsCommand("accept"), passes: true,
            contains: ["Accepted \(file)", "Accepted \(legacyFile)"])
    }

    @Test func composedCharactersAreNotDecomposedOnes() async throws {
        for file in ["FileTests/plain.txt", "LegacyTests/testPlain.txt"] {
            try child.write("e\u{301}\n", to: "Tests/__Snapshots__/ChildTests/" + file)
        }
        let result = try await child.test(plain, environment: ["CHILD_TEXT": "\u{e9}\n"])
        check(result, passes: false, contains: ["error: LegacyTests.testPlain : failed - The snapshot differs"])
        let spelled = "(the file has \"e\\u{301}\" there, this run \"\\u{E9}\")"
        #expect(result.output.components(separatedBy: spelled).count == 3, "\(result.output)")
    }

    @Test func artifactsAndAttachmentsHoldTheText() async throws {
        let files = ["FileTests/plain.txt", "LegacyTests/testPlain.txt"]
        for file in files { try child.write("window\n", to: "Tests/__Snapshots__/ChildTests/" + file) }
        try child.write("", to: "artifacts/attachments/.keep")
        let variables = [
            "SNAPSHOT_ARTIFACTS": child.path + "/artifacts/texts", "SNAPSHOT_RECORD": "never", "CHILD_FIRST": "x\n",
        ]
        let result = try await child.test(
            plain + "|InlineTests/(first|testEmpty)", environment: changed.merging(variables) { $1 },
            arguments: ["--attachments-path", child.path + "/artifacts/attachments"])
        let inlineFiles = ["InlineTests/first@6.txt", "LegacyInlineTests/testEmpty@6.txt"]
        check(
            result, passes: false,
            contains: (files + inlineFiles).map { "This run's text: artifacts/texts/ChildTests/\($0)" })
        for file in files { #expect(child.read("artifacts/texts/ChildTests/" + file) == changed["CHILD_TEXT"]) }
        for file in inlineFiles { #expect(child.read("artifacts/texts/ChildTests/" + file) == "x\n") }
        #expect(child.read("artifacts/attachments/plain.txt") == changed["CHILD_TEXT"])
        #expect(child.read("artifacts/attachments/first.txt") == "x\n")
        check(
            try await child.snapshotsCommand("accept", "--from", "artifacts/texts"), passes: true,
            contains: files.map { "Accepted Tests/__Snapshots__/ChildTests/\($0)" }, lacks: ["InlineTests"])
        check(try await child.test(plain, environment: changed), passes: true)
    }

    @Test func partialMatchesNameTheMissingLine() async throws {
        check(try await child.test("PartialTests"), passes: true)
        check(
            try await child.test("PartialTests", environment: changed), passes: false,
            contains: [
                "There is no line like this", "Text \"one\"", "Lines of that kind:", "line 2:   Text \"two\"",
                "error: LegacyPartialTests.testContains : failed",
            ])
    }
}
