/// Compares a text with the snapshot file of the running test.
///
/// For what is text already, such as a trace or an explanation; views have `expectSnapshot(of: host)`.
///
/// - Parameters:
///   - text: What the test sees.
///   - name: Tells several snapshots of one test apart. One may do without.
///   - record: When to write the file instead of failing; see ``SnapshotRecordMode``.
///   - function: Stands for the test's name where the testing framework does not tell it.
@MainActor
public func expectSnapshot(
    of text: String, named name: String? = nil, record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    checkSnapshot(text: text, named: name, record: record, at: call)
}

/// Compares a text with a snapshot file and reports a difference to the framework whose test runs.
package func checkSnapshot(text: String, named name: String?, record: SnapshotRecordMode?, at call: SnapshotCall) {
    let failure = SnapshotChecker.shared.check(
        text, of: TestIdentity(at: call), named: name, argument: record, place: call.place)
    if let failure { FailureReporter.report(failure, at: call) }
}
