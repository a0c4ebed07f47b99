import Foundation

/// What the process environment says about snapshots.
///
/// | variable | meaning |
/// |---|---|
/// | `SNAPSHOT_RECORD` | record mode where neither the call nor a trait sets one |
/// | `SNAPSHOT_DIR` | folder that takes the place of `Tests/__Snapshots__` |
/// | `SNAPSHOT_ARTIFACTS` | folder that receives the actual text of every snapshot that does not match |
/// | `CI` | where set, nothing is recorded unless somebody asks for it |
package struct SnapshotSettings: Sendable {
    package let directory: String?
    package let artifacts: String?
    package let isContinuousIntegration: Bool
    private let requestedMode: String?

    package static let current = SnapshotSettings(environment: ProcessInfo.processInfo.environment)

    package init(environment: [String: String]) {
        func value(_ name: String) -> String? {
            environment[name].flatMap { $0.isEmpty ? nil : $0 }
        }
        directory = value("SNAPSHOT_DIR")
        artifacts = value("SNAPSHOT_ARTIFACTS")
        requestedMode = value("SNAPSHOT_RECORD")
        isContinuousIntegration = value("CI").map { !["0", "false"].contains($0.lowercased()) } ?? false
    }

    /// The mode that counts for a call, given what its argument and its test's trait say.
    package func recordMode(
        argument: SnapshotRecordMode?, trait: SnapshotRecordMode?
    ) throws(SnapshotProblem) -> SnapshotRecordMode {
        if let mode = argument ?? trait { return mode }
        guard let requestedMode else { return isContinuousIntegration ? .never : .missing }
        guard let mode = SnapshotRecordMode(rawValue: requestedMode.lowercased()) else {
            let known = SnapshotRecordMode.allCases.map(\.rawValue).joined(separator: ", ")
            throw SnapshotProblem(
                "SNAPSHOT_RECORD is \"\(requestedMode)\", which is no record mode. Use one of \(known).")
        }
        return mode
    }
}
