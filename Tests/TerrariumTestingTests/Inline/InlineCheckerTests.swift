import Testing

@testable import TerrariumTesting

@Suite struct InlineCheckerTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs a check of a literal that stands alone in a source file, and returns the failure's message.
    private func check(
        _ text: String, literal: String?, mode: SnapshotRecordMode, environment: [String: String] = [:]
    ) throws -> String? {
        try failure(text, literal: literal, mode: mode, environment: environment)?.message
    }

    private func failure(
        _ text: String, literal: String?, mode: SnapshotRecordMode, environment: [String: String] = [:]
    ) throws -> SnapshotFailure? {
        let path = try folder.write("f(.inline(\(literal.map { "\"\($0)\"" } ?? "")))\n", to: "Source.swift")
        let checker = InlineChecker(
            settings: SnapshotSettings(environment: environment),
            recorder: InlineRecorder(folder: folder.path + "/records", build: "one"))
        let test = TestIdentity(fileID: "M/F.swift", filePath: path, function: "dialog()", naming: .test, owner: "")
        let snapshot = InlineSnapshot(text: literal, filePath: path, line: 1, column: 10)
        return checker.check(text, matches: snapshot, of: test, argument: mode)
    }

    @Test(arguments: [
        ("a", "a\n", true), ("a", "a", true), ("a", "a\n\n", false), ("a", "b\n", false),
        ("e\u{301}", "\u{e9}\n", false),
    ])
    func comparesBytesWithoutTheFinalNewline(literal: String, text: String, matches: Bool) throws {
        #expect(try check(text, literal: literal, mode: .never) == nil || !matches)
        #expect(InlineChecker.matches(literal, text) == matches)
    }

    @Test(arguments: [
        (nil, SnapshotRecordMode.never, "is empty, and the record mode \"never\" records nothing.", false),
        (nil, .missing, "because it was empty.", true),
        ("", .missing, "because it was empty.", true),
        ("old", .missing, "differs: - is the literal, + is this run.\n\n- old\n+ new\n", false),
        ("old", .failed, "because it differed.", true),
        ("old", .all, "because it differed.", true),
        ("new", .all, "The record mode \"all\" compares nothing", false),
    ])
    func recordsByMode(literal: String?, mode: SnapshotRecordMode, message: String, isWritten: Bool) throws {
        let failure = try #require(try check("new\n", literal: literal, mode: mode))
        #expect(failure.contains(message), "\(failure)")
        #expect(folder.read("Source.swift")?.contains("    new\n") == isWritten)
    }

    @Test func anEmptyTextHasAnEmptyLiteral() throws {
        #expect(try check("", literal: "", mode: .never) == nil)
        #expect(try check("", literal: nil, mode: .missing)?.contains("because it was empty.") == true)
        #expect(try check("", literal: nil, mode: .never)?.contains("is empty, and the record mode") == true)
        #expect(try check("", literal: "old", mode: .never)?.contains("differs") == true)
    }

    @Test func saysThatBuildServersRecordNothing() throws {
        let failure = try check("new\n", literal: nil, mode: .never, environment: ["CI": "true"])
        #expect(failure?.contains("CI is set, so nothing is recorded") == true)
    }

    @Test(arguments: ["old", nil])
    func aFailureAttachesTheTextAndKeepsItWithTheArtifacts(literal: String?) throws {
        let environment = ["SNAPSHOT_ARTIFACTS": folder.path + "/artifacts"]
        let failure = try failure("new\n", literal: literal, mode: .never, environment: environment)
        #expect(failure?.attachments == [SnapshotFailure.Attachment(name: "dialog.txt", text: "new\n")])
        #expect(folder.read("artifacts/M/F/dialog@1.txt") == "new\n")
        #expect(failure?.message.contains("\nThis run's text: \(folder.path)/artifacts/M/F/dialog@1.txt\n") == true)
        #expect(try self.failure("new\n", literal: "new", mode: .never)?.attachments == nil)
        #expect(try self.failure("new\n", literal: literal, mode: .failed)?.attachments == [])
    }

    @Test func whatCannotBeWrittenIsNamed() throws {
        try folder.write("", to: "blocked")
        let failure = try check(
            "new\n", literal: "old", mode: .never, environment: ["SNAPSHOT_ARTIFACTS": folder.path + "/blocked"])
        #expect(failure?.contains("This run's text could not be written to SNAPSHOT_ARTIFACTS.") == true)
        #expect(failure?.contains("blocked is a file, where a folder is needed") == true)
        try folder.write("", to: "records")
        let recording = try check("new\n", literal: "old", mode: .failed)
        #expect(recording?.contains("The inline snapshot at \(folder.path)/Source.swift:1 cannot be written: ") == true)
        #expect(folder.read("Source.swift") == "f(.inline(\"old\"))\n")
    }

    @Test func aMismatchNamesTheCommandThatRecords() throws {
        let failure = try check("new\n", literal: "old", mode: .never)
        #expect(failure?.hasSuffix("\nAccept: SNAPSHOT_RECORD=failed swift test --filter dialog") == true)
    }
}
