import Synchronization
public import Testing

/// Settings for the snapshots of a test or of every test in a suite.
///
/// ```swift
/// @Suite(.snapshots(record: .failed))
/// struct SettingsTests { … }
/// ```
///
/// The trait of a test wins over that of its suite. It reaches the assertions in detached tasks too, as long as these are
/// written in the test function itself.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
    /// When the snapshots are written; `nil` leaves the choice to the suites around and the environment.
    public let record: SnapshotRecordMode?

    /// A suite hands the trait on to the tests inside.
    public var isRecursive: Bool { true }

    /// Runs a test with the settings in place.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        guard let record, !test.isSuite else { return try await function() }
        let key = SnapshotsTrait.key(fileID: test.sourceLocation.fileID, function: test.name)
        SnapshotsTrait.modes.withLock { $0[key] = record }
        try await SnapshotsTrait.$scopedMode.withValue(record, operation: function)
    }

    /// The mode that a trait sets for the code that runs now, at a call written in the function named.
    static func recordMode(fileID: String, function: String) -> SnapshotRecordMode? {
        scopedMode ?? modes.withLock { $0[key(fileID: fileID, function: function)] }
    }

    @TaskLocal private static var scopedMode: SnapshotRecordMode?

    /// What the task-local value cannot bring to detached tasks: the mode of each test that has begun.
    private static let modes = Mutex<[String: SnapshotRecordMode]>([:])

    private static func key(fileID: String, function: String) -> String {
        "\(fileID) \(function.filter { $0 != "`" })"
    }
}

extension Trait where Self == SnapshotsTrait {
    /// Sets when the snapshots of a test, or of a suite's tests, are written.
    public static func snapshots(record: SnapshotRecordMode? = nil) -> Self {
        SnapshotsTrait(record: record)
    }
}
