import Testing

@testable import TerrariumTesting

@Suite struct SnapshotSettingsTests {
    private func mode(
        _ environment: [String: String], argument: SnapshotRecordMode? = nil, trait: SnapshotRecordMode? = nil
    ) throws -> SnapshotRecordMode {
        try SnapshotSettings(environment: environment).recordMode(argument: argument, trait: trait)
    }

    @Test(arguments: [
        ([:], SnapshotRecordMode.missing),
        (["CI": "true"], .never),
        (["CI": "1"], .never),
        (["CI": ""], .missing),
        (["CI": "false"], .missing),
        (["CI": "0"], .missing),
        (["SNAPSHOT_RECORD": "failed"], .failed),
        (["SNAPSHOT_RECORD": "ALL"], .all),
        (["SNAPSHOT_RECORD": ""], .missing),
        (["SNAPSHOT_RECORD": "missing", "CI": "true"], .missing),
    ])
    func environmentDecides(environment: [String: String], expected: SnapshotRecordMode) throws {
        #expect(try mode(environment) == expected)
    }

    @Test func theNearestWordCounts() throws {
        let environment = ["SNAPSHOT_RECORD": "all"]
        #expect(try mode(environment, argument: .never, trait: .failed) == .never)
        #expect(try mode(environment, trait: .failed) == .failed)
    }

    @Test func refusesUnknownModes() {
        #expect(
            throws: SnapshotProblem(
                "SNAPSHOT_RECORD is \"yes\", which is no record mode. Use one of never, missing, failed, all.")
        ) { try mode(["SNAPSHOT_RECORD": "yes"]) }
    }
}
