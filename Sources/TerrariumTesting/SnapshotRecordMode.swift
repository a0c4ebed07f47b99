/// When a snapshot assertion writes what it sees instead of only comparing it.
///
/// The nearest word counts: the `record` argument of the call, then the `.snapshots(record:)` trait of the test or its
/// suites, then the environment variable `SNAPSHOT_RECORD`. Where none speaks, the mode is ``never`` if `CI` is set (to
/// anything but nothing, `0` or `false`) and ``missing`` otherwise.
///
/// Recording always fails the test, with a message that says what was written: a green run has compared everything.
public enum SnapshotRecordMode: String, Sendable, CaseIterable {
    /// Writes nothing. A missing snapshot fails the test.
    case never
    /// Writes a snapshot that does not exist yet.
    case missing
    /// Writes a snapshot that does not exist yet or that differs.
    case failed
    /// Writes every snapshot, and fails every test that takes one.
    case all

    /// Whether a snapshot that does not exist yet is written.
    package var recordsMissing: Bool { self != .never }

    /// Whether a snapshot that differs is written.
    package var recordsDifferent: Bool { self == .failed || self == .all }
}
