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

/// Compares a text with a snapshot in the test itself.
///
/// ```swift
/// expectSnapshot(of: report, matches: .inline())      // the first run writes the text into the parentheses
/// ```
@MainActor
public func expectSnapshot(
    of text: String, matches snapshot: InlineSnapshot, record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    checkSnapshot(text: text, matches: snapshot, record: record, at: call)
}

/// Expects a text to contain some lines.
///
/// - The pattern's lines stand in the text in this order, each inside the line that it is indented under. Other lines may
///   stand between.
/// - Indentation is relative: the pattern may begin at any depth.
/// - A pattern line names the start of a line, up to the end of a word. `…` inside it stands for any text.
/// - A line of `…` alone begins anew: what follows stands somewhere below, at any depth.
@MainActor
public func expectSnapshot(
    of text: String, contains pattern: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    checkSnapshot(text: text, contains: pattern, at: call)
}

/// Compares a text with a snapshot file and reports a difference to the framework whose test runs.
package func checkSnapshot(text: String, named name: String?, record: SnapshotRecordMode?, at call: SnapshotCall) {
    let failure = SnapshotChecker.shared.check(
        text, of: TestIdentity(at: call), named: name, argument: record, place: call.place)
    if let failure { FailureReporter.report(failure, at: call) }
}

/// Compares a text with an inline snapshot and reports a difference.
package func checkSnapshot(
    text: String, matches snapshot: InlineSnapshot, record: SnapshotRecordMode?, at call: SnapshotCall
) {
    let failure = InlineChecker.shared.check(text, matches: snapshot, of: TestIdentity(at: call), argument: record)
    if let failure { FailureReporter.report(failure, at: call) }
}

/// Looks for lines in a text and reports what is missing.
package func checkSnapshot(text: String, contains pattern: String, at call: SnapshotCall) {
    guard let failure = PartialMatch(pattern: pattern, text: text).failure else { return }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let shown =
        lines.prefix(40).map { "  " + $0 } + (lines.count > 40 ? ["  … and \(lines.count - 40) more lines"] : [])
    FailureReporter.report(
        SnapshotFailure(
            message: "\(failure)\nThe whole text:\n\n\(shown.joined(separator: "\n"))",
            attachments: [SnapshotFailure.Attachment(name: "actual.txt", text: text)]),
        at: call)
}
