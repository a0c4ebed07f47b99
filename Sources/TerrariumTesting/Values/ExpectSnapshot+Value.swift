/// Compares a value, part by part, with the snapshot file of the running test.
///
/// For models and settings: a structure prints its type and a line for each stored property, a collection a line for each
/// element. Dictionaries and sets are sorted, dates print in UTC, and no address prints, so that the same value gives the
/// same text in every run.
///
/// ```swift
/// expectSnapshot(dumping: basket)
/// ```
///
/// - Parameters:
///   - value: What the test sees.
///   - name: Tells several snapshots of one test apart. One may do without.
///   - record: When to write the file instead of failing; see ``SnapshotRecordMode``.
///   - function: Stands for the test's name where the testing framework does not tell it.
@MainActor
public func expectSnapshot(
    dumping value: Any, named name: String? = nil, record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    checkSnapshot(text: ValueDump(value).text, named: name, record: record, at: call)
}

/// Compares a value, part by part, with a snapshot in the test itself.
///
/// ```swift
/// expectSnapshot(dumping: basket, matches: .inline())      // the first run writes the text into the parentheses
/// ```
@MainActor
public func expectSnapshot(
    dumping value: Any, matches snapshot: InlineSnapshot, record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    checkSnapshot(text: ValueDump(value).text, matches: snapshot, record: record, at: call)
}
