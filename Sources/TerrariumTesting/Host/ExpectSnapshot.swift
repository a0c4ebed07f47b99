public import Terrarium

/// Compares what a host shows with the snapshot file of the running test.
///
/// ```swift
/// @Test func dialog() throws {
///     let host = ViewHost { InboxView() }
///     try host.tap("Delete all")
///     expectSnapshot(of: host)
/// }
/// ```
///
/// The file is `Tests/__Snapshots__/<Module>/<File>/<test>[.name].txt` in the package of the test. The first run writes it
/// and fails; later runs compare byte for byte. Files whose line ends a checkout turned into CR LF compare equal.
///
/// - Parameters:
///   - host: The host to look at. Its tree is brought up to date first.
///   - format: An outline with frames, another outline, or a picture.
///   - query: The one view to show. No match or several fail the test.
///   - name: Tells several snapshots of one test apart. One may do without, but not in a parameterised test.
///   - record: When to write the file instead of failing; see ``SnapshotRecordMode``.
///   - function: Stands for the test's name where the testing framework does not tell it: in XCTest and in detached tasks.
@MainActor
public func expectSnapshot(
    of host: ViewHost, as format: SnapshotFormat = .outline, within query: ViewQuery? = nil, named name: String? = nil,
    record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    withText(of: host, as: format, within: query, at: call) { text in
        checkSnapshot(text: text, named: name, record: record, at: call)
    }
}

/// Compares what a host shows with a snapshot in the test itself.
///
/// ```swift
/// expectSnapshot(of: host, within: .role(.dialog), matches: .inline())     // the first run fills in the literal
/// ```
///
/// See ``InlineSnapshot``.
@MainActor
public func expectSnapshot(
    of host: ViewHost, as format: SnapshotFormat = .outline, within query: ViewQuery? = nil,
    matches snapshot: InlineSnapshot, record: SnapshotRecordMode? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    withText(of: host, as: format, within: query, at: call) { text in
        checkSnapshot(text: text, matches: snapshot, record: record, at: call)
    }
}

/// Expects what a host shows to contain some lines.
///
/// ```swift
/// expectSnapshot(of: host, contains: """
///     dialog "Delete 3 items?"
///       Button "Cancel"
///       Button "Delete" role=destructive
///     """)
/// ```
///
/// - The pattern's lines stand in the outline in this order, each inside the line that it is indented under. Other lines may
///   stand between.
/// - Indentation is relative: the pattern may begin at any depth.
/// - A pattern line names the start of a line, up to the end of a word. `…` inside it stands for any text.
/// - A line of `…` alone begins anew: what follows stands somewhere below, at any depth.
@MainActor
public func expectSnapshot(
    of host: ViewHost, as format: SnapshotFormat = .outline, within query: ViewQuery? = nil, contains pattern: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: UInt = #line, column: UInt = #column
) {
    let call = SnapshotCall(fileID: fileID, filePath: filePath, function: function, line: line, column: column)
    withText(of: host, as: format, within: query, at: call) { text in
        checkSnapshot(text: text, contains: pattern, at: call)
    }
}

/// Hands on the text that a host shows; where there is none, the test fails with the reason.
@MainActor
private func withText(
    of host: ViewHost, as format: SnapshotFormat, within query: ViewQuery?, at call: SnapshotCall,
    check: (String) -> Void
) {
    do {
        check(try format.text(of: host, within: query))
    } catch let problem as SnapshotProblem {
        FailureReporter.report(SnapshotFailure(message: problem.message), at: call)
    } catch {
        FailureReporter.report(SnapshotFailure(message: "Nothing was compared. \(error)"), at: call)
    }
}
