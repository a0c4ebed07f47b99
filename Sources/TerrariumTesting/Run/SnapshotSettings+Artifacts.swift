import Foundation

extension SnapshotSettings {
    /// Writes the text of a snapshot that does not match under `SNAPSHOT_ARTIFACTS`, where that is set.
    ///
    /// - Returns: The line of the failure that says where the text is, or why it is not there; `nil` where nobody asked.
    func keepArtifact(_ text: String, at relativePath: String) -> String? {
        guard let artifacts else { return nil }
        let path = URL(fileURLWithPath: artifacts).appendingPathComponent(relativePath).path
        do {
            try SnapshotFile(path).write(text)
            return "This run's text: \(SnapshotLocation.displayed(path))"
        } catch {
            return "This run's text could not be written to SNAPSHOT_ARTIFACTS. \(error.message)"
        }
    }

    /// The place of an inline snapshot's text below the artifacts folder.
    ///
    /// `snapshots accept` passes over it: no name of a snapshot file has an `@`.
    static func artifactPath(of snapshot: InlineSnapshot, in test: TestIdentity) -> String {
        "\(test.module)/\(test.file)/\(SnapshotName.fileNamePart(test.baseName) ?? "inline")@\(snapshot.line).txt"
    }
}
