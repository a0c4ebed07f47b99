import Synchronization

/// Which snapshot files the tests of this process have used, so that no two snapshots share one.
package final class SnapshotClaims: Sendable {
    private struct Claim {
        var path: String
        var owner: String
        var place: String
        var rawName: String?
        var text: String
    }

    private let claims = Mutex<[String: Claim]>([:])
    private let allowsRepetition: Bool

    package static let shared = SnapshotClaims(allowsRepetition: CommandLine.arguments.contains("--repetitions"))

    /// - Parameter allowsRepetition: Whether tests run several times in one process: then the same call may take its
    ///   snapshot again, as long as the text is the same.
    package init(allowsRepetition: Bool = false) {
        self.allowsRepetition = allowsRepetition
    }

    /// Takes a file for a snapshot of a test; refuses where another snapshot has it.
    package func claim(
        _ location: SnapshotLocation, for test: TestIdentity, named name: String?, text: String, place: String
    ) throws(SnapshotProblem) {
        let key = SnapshotName.foldedForCaseInsensitiveSystems(location.path)
        let new = Claim(path: location.path, owner: test.owner, place: place, rawName: name, text: text)
        let known = claims.withLock { claims in
            let known = claims[key]
            if known == nil { claims[key] = new }
            return known
        }
        guard let known else { return }
        if allowsRepetition, known.owner == new.owner, known.place == place, known.text == text { return }
        throw SnapshotProblem(
            SnapshotClaims.refusal(
                location.displayPath, knownPath: known.path, knownPlace: known.place, knownName: known.rawName,
                isSameTest: known.owner == test.owner, path: location.path, place: place, name: name))
    }

    private static func refusal(
        _ displayPath: String, knownPath: String, knownPlace: String, knownName: String?, isSameTest: Bool,
        path: String, place: String, name: String?
    ) -> String {
        let mend =
            "Nothing was compared or written. Give each snapshot its own name: expectSnapshot(of: …, named: \"…\")."
        if knownPath != path {
            return """
                The snapshots at \(knownPlace) and \(place) make the file names \(SnapshotLocation.displayed(knownPath)) and \
                \(displayPath), which differ in upper and lower case only: many file systems take them for one file. \(mend)
                """
        }
        guard isSameTest else {
            return """
                Two tests write one snapshot file, \(displayPath): one at \(knownPlace), one at \(place). \(mend)
                """
        }
        if let name {
            let names = knownName == name ? "the name \"\(name)\"" : "the names \"\(knownName ?? "")\" and \"\(name)\""
            return
                "Two snapshots of one test, at \(knownPlace) and \(place), use \(names) for one file, \(displayPath). \(mend)"
        }
        return """
            This test takes a second unnamed snapshot at \(place); the first, at \(knownPlace), has the file \(displayPath). \
            \(mend)
            """
    }
}
