import Synchronization

/// Which snapshot files the tests of this process have used, so that no two snapshots share one.
package final class SnapshotClaims: Sendable {
    private struct Claim {
        var location: SnapshotLocation
        var test: TestIdentity
        var name: String?
        /// Kept only where tests may run several times.
        var text: String?
        var place: String
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
        let new = Claim(
            location: location, test: test, name: name, text: allowsRepetition ? text : nil, place: place)
        let known = claims.withLock { claims in
            let known = claims[key]
            if known == nil { claims[key] = new }
            return known
        }
        guard let known else { return }
        let isSameCall = known.test.owner == test.owner && known.place == place
        if allowsRepetition, isSameCall, known.text == text { return }
        throw SnapshotProblem(SnapshotClaims.refusal(of: new, known: known) + " " + SnapshotClaims.mend)
    }

    /// What every refusal ends with.
    static let mend = """
        Nothing was compared or written. Give each snapshot its own name: expectSnapshot(of: …, named: "…").
        """

    private static func refusal(of new: Claim, known: Claim) -> String {
        let path = new.location.displayPath
        if known.location != new.location {
            return """
                The snapshots at \(known.place) and \(new.place) make the file names \(known.location.displayPath) and \
                \(path), which differ in upper and lower case only: many file systems take them for one file.
                """
        }
        guard known.test.owner == new.test.owner else {
            let places = (known.test.place ?? known.place, new.test.place ?? new.place)
            return "Two tests write one snapshot file, \(path): one at \(places.0), one at \(places.1)."
        }
        guard let name = new.name else {
            return """
                This test takes a second unnamed snapshot at \(new.place); the first, at \(known.place), has the file \
                \(path).
                """
        }
        let names = known.name == name ? "the name \"\(name)\"" : "the names \"\(known.name ?? "")\" and \"\(name)\""
        return "Two snapshots of one test, at \(known.place) and \(new.place), use \(names) for one file, \(path)."
    }
}
