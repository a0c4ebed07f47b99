import Foundation

/// Compares texts with snapshot files, and records them where the mode says so.
package struct SnapshotChecker: Sendable {
    private let settings: SnapshotSettings
    private let claims: SnapshotClaims
    private let records: RunRecords?

    package static let shared = SnapshotChecker(
        settings: .current, claims: .shared, records: .current)

    package init(settings: SnapshotSettings, claims: SnapshotClaims, records: RunRecords?) {
        self.settings = settings
        self.claims = claims
        self.records = records
    }

    /// Compares a text with its file.
    ///
    /// - Parameters:
    ///   - name: Tells the snapshots of one test apart; `nil` for the test's only unnamed one.
    ///   - argument: The mode that the call asks for.
    ///   - place: Where the call stands, as messages name it.
    /// - Returns: Why the test fails; `nil` where the text is what the file holds.
    package func check(
        _ text: String, of test: TestIdentity, named name: String?, argument: SnapshotRecordMode?, place: String
    ) -> SnapshotFailure? {
        do {
            let trait = SnapshotsTrait.recordMode(fileID: "\(test.module)/\(test.file).swift", function: test.function)
            let mode = try settings.recordMode(argument: argument, trait: trait)
            let location = try SnapshotLocation(of: test, named: name, settings: settings)
            try claims.claim(location, for: test, named: name, text: text, place: place)
            try records?.noteUse(of: location, by: test, place: place)
            return try compare(text, with: location, mode: mode, test: test)
        } catch {
            return SnapshotFailure(message: error.message)
        }
    }

    private func compare(
        _ text: String, with location: SnapshotLocation, mode: SnapshotRecordMode, test: TestIdentity
    ) throws(SnapshotProblem) -> SnapshotFailure? {
        let file = SnapshotFile(location.path)
        guard let bytes = try file.read() else {
            guard mode.recordsMissing else { return missing(text, at: location, test: test) }
            try file.write(text)
            return recorded(text, at: location, because: "there was none")
        }
        if SnapshotFile.matches(bytes, text) {
            records?.clearPending(location)
            guard mode == .all else { return nil }
            return SnapshotFailure(
                message: """
                    Recorded \(location.displayPath) again, unchanged. The record mode "all" compares nothing and fails \
                    every test: take it away to see whether they pass.
                    """)
        }
        if let line = SnapshotFile.conflictLine(in: bytes) {
            throw SnapshotProblem(
                """
                The snapshot file \(location.displayPath) holds an unresolved merge conflict in line \(line). Nothing was \
                written. Resolve it, or delete the file and record it again.
                """)
        }
        let expected = String(decoding: SnapshotFile.withoutCarriageReturns(bytes), as: UTF8.self)
        let report = DifferenceReport(expected: expected, actual: text)
        guard mode.recordsDifferent else { return mismatch(text, report, at: location, test: test) }
        try file.write(text)
        return recorded(text, at: location, because: "it differed", difference: report)
    }

    private func missing(_ text: String, at location: SnapshotLocation, test: TestIdentity) -> SnapshotFailure {
        let acceptance = keep(text, for: location, test: test)
        let reason =
            settings.isContinuousIntegration
            ? "CI is set, so nothing is recorded" : "the record mode \"never\" records nothing"
        return SnapshotFailure(
            message: """
                There is no snapshot \(location.displayPath), and \(reason).
                Record it where you develop, and commit the file.
                \(acceptance)
                """,
            attachments: [attachment(text, location)])
    }

    private func recorded(
        _ text: String, at location: SnapshotLocation, because reason: String, difference: DifferenceReport? = nil
    ) -> SnapshotFailure {
        records?.clearPending(location)
        let lines = text.utf8.split(separator: UInt8(ascii: "\n")).count
        let changes = difference.map { "\n\n\($0.text)" } ?? ""
        return SnapshotFailure(
            message: """
                Recorded \(location.displayPath) (\(lines) \(lines == 1 ? "line" : "lines")), because \(reason). Read it, \
                and run again: a run that records always fails.\(changes)
                """)
    }

    private func mismatch(
        _ text: String, _ report: DifferenceReport, at location: SnapshotLocation, test: TestIdentity
    ) -> SnapshotFailure {
        let acceptance = keep(text, for: location, test: test)
        return SnapshotFailure(
            message: """
                The snapshot differs: - is the file, + is this run.

                \(report.text)

                File: \(location.displayPath)
                \(acceptance)
                """,
            attachments: [attachment(text, location)])
    }

    /// Keeps the actual text where `snapshots accept` and the build server find it.
    ///
    /// - Returns: The line that says how to accept it.
    private func keep(_ text: String, for location: SnapshotLocation, test: TestIdentity) -> String {
        var notes: [String] = []
        if let note = settings.keepArtifact(text, at: location.relativePath) { notes.append(note) }
        let isPending = records?.keepPending(text, for: location) ?? false
        let command =
            isPending
            ? AcceptCommand.accept(location, directory: settings.directory) : AcceptCommand.recordAgain(test)
        notes.append("Accept: " + command)
        return notes.joined(separator: "\n")
    }

    private func attachment(_ text: String, _ location: SnapshotLocation) -> SnapshotFailure.Attachment {
        let name = location.relativePath.split(separator: "/").last.map(String.init) ?? "snapshot.txt"
        return SnapshotFailure.Attachment(name: name, text: text)
    }
}
