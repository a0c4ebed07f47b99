import Testing

@testable import TerrariumTesting

@Suite struct SnapshotClaimsTests {
    private func claim(
        _ claims: SnapshotClaims, _ file: String, owner: String = "one", name: String? = nil, text: String = "t",
        line: Int
    ) throws {
        let test = TestIdentity(fileID: "M/F.swift", filePath: "", function: "f()", naming: .test, owner: owner)
        try claims.claim(
            SnapshotLocation(root: "/s", relativePath: file), for: test, named: name, text: text,
            place: "F.swift:\(line)")
    }

    private let mend =
        "Nothing was compared or written. Give each snapshot its own name: expectSnapshot(of: …, named: \"…\")."

    @Test func refusesASecondUnnamedSnapshot() throws {
        let claims = SnapshotClaims()
        try claim(claims, "f.txt", line: 1)
        #expect(
            throws: SnapshotProblem(
                "This test takes a second unnamed snapshot at F.swift:2; the first, at F.swift:1, has the file /s/f.txt. \(mend)"
            )
        ) { try claim(claims, "f.txt", line: 2) }
    }

    @Test func refusesANameUsedTwice() throws {
        let claims = SnapshotClaims()
        try claim(claims, "f.a-b.txt", name: "a b", line: 1)
        #expect(
            throws: SnapshotProblem(
                "Two snapshots of one test, at F.swift:1 and F.swift:2, use the name \"a b\" for one file, /s/f.a-b.txt. \(mend)"
            )
        ) { try claim(claims, "f.a-b.txt", name: "a b", line: 2) }
        #expect(
            throws: SnapshotProblem(
                "Two snapshots of one test, at F.swift:1 and F.swift:3, use the names \"a b\" and \"a-b\" for one file, "
                    + "/s/f.a-b.txt. \(mend)")
        ) { try claim(claims, "f.a-b.txt", name: "a-b", line: 3) }
    }

    @Test func refusesTwoTestsWithOneFile() throws {
        let claims = SnapshotClaims()
        try claim(claims, "f.txt", line: 1)
        #expect(
            throws: SnapshotProblem(
                "Two tests write one snapshot file, /s/f.txt: one at F.swift:1, one at F.swift:9. \(mend)")
        ) { try claim(claims, "f.txt", owner: "two", line: 9) }
    }

    @Test func refusesNamesThatDifferInCaseOnly() throws {
        let claims = SnapshotClaims()
        try claim(claims, "f.Wide.txt", name: "Wide", line: 1)
        #expect {
            try claim(claims, "f.wide.txt", name: "wide", line: 2)
        } throws: {
            "\($0)".contains("differ in upper and lower case only")
        }
    }

    @Test func repeatedTestsTakeTheSameSnapshotAgain() throws {
        let claims = SnapshotClaims(allowsRepetition: true)
        try claim(claims, "f.txt", line: 1)
        try claim(claims, "f.txt", line: 1)
        #expect(throws: SnapshotProblem.self) { try claim(claims, "f.txt", text: "other", line: 1) }
        #expect(throws: SnapshotProblem.self) { try claim(claims, "f.txt", line: 2) }
    }
}
