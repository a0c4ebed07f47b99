/// Compares texts with inline snapshots, and records them where the mode says so.
package struct InlineChecker: Sendable {
    private let settings: SnapshotSettings
    private let recorder: InlineRecorder

    package static let shared = InlineChecker(settings: .current, recorder: .current)

    init(settings: SnapshotSettings, recorder: InlineRecorder) {
        self.settings = settings
        self.recorder = recorder
    }

    /// Compares a text with the literal of an `.inline(…)` call.
    ///
    /// - Returns: Why the test fails; `nil` where the text is what the literal says.
    package func check(
        _ text: String, matches snapshot: InlineSnapshot, of test: TestIdentity, argument: SnapshotRecordMode?
    ) -> SnapshotFailure? {
        do {
            let trait = SnapshotsTrait.recordMode(fileID: "\(test.module)/\(test.file).swift", function: test.function)
            return try compare(
                text, snapshot, mode: try settings.recordMode(argument: argument, trait: trait), test: test)
        } catch {
            return SnapshotFailure(message: error.message)
        }
    }

    private func compare(
        _ text: String, _ snapshot: InlineSnapshot, mode: SnapshotRecordMode, test: TestIdentity
    ) throws(SnapshotProblem) -> SnapshotFailure? {
        let place = "\(SnapshotLocation.displayed(snapshot.filePath)):\(snapshot.line)"
        // An empty literal is one to be filled in, unless there is nothing to fill in.
        guard let expected = snapshot.text, !expected.isEmpty || text.isEmpty else {
            guard mode.recordsMissing else {
                let reason =
                    settings.isContinuousIntegration
                    ? "CI is set, so nothing is recorded" : "the record mode \"never\" records nothing"
                return failure("The inline snapshot at \(place) is empty, and \(reason).", text, snapshot, test)
            }
            try recorder.record(text, in: snapshot)
            return recorded(place, because: "it was empty")
        }
        if InlineChecker.matches(expected, text) {
            guard mode == .all else { return nil }
            return SnapshotFailure(
                message: """
                    Left the inline snapshot at \(place) as it is. The record mode "all" compares nothing and fails every \
                    test: take it away to see whether they pass.
                    """)
        }
        let full = expected.utf8.last == UInt8(ascii: "\n") ? expected : expected + "\n"
        let report = DifferenceReport(expected: full, actual: text)
        guard mode.recordsDifferent else {
            return failure(
                "The inline snapshot at \(place) differs: - is the literal, + is this run.\n\n\(report.text)\n", text,
                snapshot, test)
        }
        try recorder.record(text, in: snapshot)
        return recorded(place, because: "it differed", difference: report)
    }

    /// Whether a literal holds a text; its lines have no final newline.
    static func matches(_ literal: String, _ text: String) -> Bool {
        literal.utf8.elementsEqual(text.utf8) || (literal + "\n").utf8.elementsEqual(text.utf8)
    }

    private func failure(
        _ message: String, _ text: String, _ snapshot: InlineSnapshot, _ test: TestIdentity
    ) -> SnapshotFailure {
        let note = settings.keepArtifact(text, at: SnapshotSettings.artifactPath(of: snapshot, in: test))
        let notes = [message, note, "Accept: \(AcceptCommand.recordAgain(test))"].compactMap(\.self)
        return SnapshotFailure(
            message: notes.joined(separator: "\n"),
            attachments: [
                SnapshotFailure.Attachment(
                    name: "\(SnapshotName.fileNamePart(test.baseName) ?? "inline").txt", text: text)
            ])
    }

    private func recorded(
        _ place: String, because reason: String, difference: DifferenceReport? = nil
    ) -> SnapshotFailure {
        let changes = difference.map { "\n\n\($0.text)" } ?? ""
        return SnapshotFailure(
            message: """
                Recorded the inline snapshot at \(place), because \(reason). Read it, and build and run again: a run that \
                records always fails.\(changes)
                """)
    }
}
