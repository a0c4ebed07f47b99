import Foundation

/// Writes inline snapshots into source files.
///
/// The compiler's line numbers hold for the text that was compiled, so all changes of one build are applied to that text,
/// bottom up, however many tests and processes bring them. The text and its changes are kept beside the other records.
struct InlineRecorder: Sendable {
    /// Where the texts before the first change are kept.
    let folder: String
    /// Names the build that the line numbers come from.
    let build: String

    /// One literal to be written.
    struct Change: Codable, Equatable {
        var line: Int
        var column: Int
        var text: String
    }

    /// What one build has changed in one source file.
    struct History: Codable, Equatable {
        var build: String
        var original: String
        var written: String
        var changes: [Change]
    }

    static let current = InlineRecorder(
        folder: (RunRecords.current?.folder ?? FileManager.default.temporaryDirectory.path + "/terrarium") + "/inline",
        build: BuildFolder.stamp)

    /// Puts a text into the literal of a call.
    func record(_ text: String, in snapshot: InlineSnapshot) throws(SnapshotProblem) {
        let path = snapshot.filePath
        let place = "\(SnapshotLocation.displayed(path)):\(snapshot.line)"
        let name = SnapshotName.fileNamePart(path) ?? "source"
        do {
            try FileLock.withLock(at: "\(folder)/\(name).lock") {
                let file = SnapshotFile(path)
                guard let bytes = try file.read() else {
                    throw InlineRecorder.moved(place, "The file is not there any more")
                }
                let source = String(decoding: bytes, as: UTF8.self)
                guard source.utf8.elementsEqual(bytes) else {
                    throw InlineRecorder.moved(place, "The file is not UTF-8")
                }
                var history = history(named: name, source: source)
                let change = Change(line: Int(snapshot.line), column: Int(snapshot.column), text: text)
                try InlineRecorder.check(change, replaces: snapshot.text, in: history.original, place: place)
                guard try InlineRecorder.add(change, to: &history, place: place) else { return }
                history.written = try InlineRecorder.applied(history.changes, to: history.original, place: place)
                try JSONEncoder().encode(history).write(to: historyFile(name), options: .atomic)
                try file.write(history.written)
            }
        } catch let problem as SnapshotProblem {
            throw problem
        } catch {
            throw SnapshotProblem("The inline snapshot at \(place) cannot be written: \(FileFailure.describe(error)).")
        }
    }

    private func historyFile(_ name: String) -> URL {
        URL(fileURLWithPath: "\(folder)/\(name).json")
    }

    /// What this build has changed in a file so far; nothing where somebody else wrote the file since.
    private func history(named name: String, source: String) -> History {
        let known = (try? Data(contentsOf: historyFile(name))).flatMap {
            try? JSONDecoder().decode(History.self, from: $0)
        }
        if let known, known.build == build, known.written.utf8.elementsEqual(source.utf8) { return known }
        return History(build: build, original: source, written: source, changes: [])
    }

    /// Makes sure that the literal in the source is the one that was compiled.
    private static func check(
        _ change: Change, replaces compiled: String?, in source: String, place: String
    ) throws(SnapshotProblem) {
        let literal: InlineLiteral
        do {
            literal = try InlineLiteral(in: Array(source.utf8), line: change.line, column: change.column)
        } catch {
            switch error {
            case .notThere: throw moved(place, "There is no .inline( in column \(change.column)")
            case .notALiteral: throw refused(place, "Its argument is not one string literal")
            case .interpolation: throw refused(place, "Its literal has an interpolation")
            }
        }
        guard (literal.value ?? "").utf8.elementsEqual((compiled ?? "").utf8) else {
            throw moved(place, "The literal there is not the one that was compiled")
        }
    }

    /// Adds a change where it is new.
    ///
    /// - Returns: Whether it was.
    private static func add(_ change: Change, to history: inout History, place: String) throws(SnapshotProblem) -> Bool
    {
        let known = history.changes.first { $0.line == change.line && $0.column == change.column }
        guard let known else {
            history.changes.append(change)
            return true
        }
        guard known == change else {
            throw refused(place, "The test came there with two different texts, and one literal holds one")
        }
        return false
    }

    /// The source with all changes, of which the last in the file goes first: so the places of the others stay.
    static func applied(_ changes: [Change], to source: String, place: String) throws(SnapshotProblem) -> String {
        var bytes = Array(source.utf8)
        for change in changes.sorted(by: { ($0.line, $0.column) > ($1.line, $1.column) }) {
            guard let literal = try? InlineLiteral(in: bytes, line: change.line, column: change.column) else {
                throw moved(place, "The literal in line \(change.line) is not there")
            }
            bytes.replaceSubrange(literal.range, with: Array(literal.replacement(for: change.text).utf8))
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func moved(_ place: String, _ reason: String) -> SnapshotProblem {
        SnapshotProblem(
            """
            The inline snapshot at \(place) was not recorded. \(reason): the source has changed since it was compiled. \
            Nothing was written. Build and run again.
            """)
    }

    private static func refused(_ place: String, _ reason: String) -> SnapshotProblem {
        SnapshotProblem("The inline snapshot at \(place) was not recorded. \(reason). Nothing was written.")
    }
}
