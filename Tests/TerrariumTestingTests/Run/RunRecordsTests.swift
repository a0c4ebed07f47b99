import Testing

@testable import TerrariumTesting

@Suite struct RunRecordsTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func use(_ file: String, run: String?, process: Int32, line: Int = 1) throws {
        let test = TestIdentity(fileID: "M/F.swift", filePath: "", function: "f()", naming: .test, owner: "")
        try RunRecords(folder: folder.path, run: run, process: process).noteUse(
            of: SnapshotLocation(root: "/s", relativePath: file), by: test, place: "F.swift:\(line)")
    }

    private var used: String? { folder.read("used/M/F/f") }

    @Test func oneProcessAddsToItsNotes() throws {
        try use("a", run: "1", process: 10)
        try use("b", run: "1", process: 10)
        try use("a", run: "1", process: 10)
        #expect(used == "run 1\na\t10\tF.swift:1\nb\t10\tF.swift:1\n")
    }

    @Test(arguments: [nil, "2"])
    func aLaterRunReplacesThem(run: String?) throws {
        try use("a", run: "1", process: 10)
        try use("b", run: run, process: 11)
        #expect(used == "run \(run ?? "-")\nb\t11\tF.swift:1\n")
    }

    @Test func processesOfOneRunMayNotShareAFile() throws {
        try use("a", run: "1", process: 10)
        try use("b", run: "1", process: 11)
        #expect {
            try use("a", run: "1", process: 11, line: 7)
        } throws: {
            "\($0)".contains("Two tests write one snapshot file, /s/a: one at F.swift:1, one at F.swift:7.")
        }
        #expect(used == "run 1\na\t10\tF.swift:1\nb\t11\tF.swift:1\n")
    }

    @Test func processesOfUnknownRunsDoNotClash() throws {
        try use("a", run: nil, process: 10)
        try use("a", run: nil, process: 11)
        #expect(used == "run -\na\t11\tF.swift:1\n")
    }

    @Test func unwritableRecordsDoNotDisturbTheTest() throws {
        try folder.write("", to: "used")
        try use("a", run: "1", process: 10)
        #expect(folder.read("used") == "")
    }
}
