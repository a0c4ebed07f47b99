import Foundation

/// Puts texts that did not match into the snapshot files.
struct Accept {
    let folders: Folders
    private let source: URL
    private let isArtifactFolder: Bool
    private let filters: [String]

    init(folders: Folders, arguments: [String]) throws {
        var filters: [String] = []
        var from: String?
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            if argument == "--from" {
                guard let folder = rest.popFirst() else { throw Refusal(message: "--from needs a folder.\n\n\(usage)") }
                from = folder
            } else if argument.hasPrefix("-") {
                throw Refusal(message: "Unknown option \(argument).\n\n\(usage)")
            } else {
                filters.append(argument)
            }
        }
        self.folders = folders
        self.filters = filters
        isArtifactFolder = from != nil
        source = from.map { URL(fileURLWithPath: $0) } ?? folders.records.appendingPathComponent("pending")
    }

    func run() throws {
        // The name of an inline snapshot's text holds an `@`, which no snapshot file has.
        let pending = Folders.textFiles(in: source).filter { !$0.contains("@") }
        let chosen = pending.filter { file in filters.isEmpty || filters.contains { file.contains($0) } }
        for filter in filters where !pending.contains(where: { $0.contains(filter) }) {
            let others = pending.isEmpty ? "" : " There are:\n" + pending.map { "  " + $0 }.joined(separator: "\n")
            throw Refusal(message: "No snapshot that differs has a path with \"\(filter)\".\(others)")
        }
        guard !chosen.isEmpty else {
            print("Nothing to accept: no snapshot differed in the last test run.")
            return
        }
        for file in chosen { try checkHasNoConflict(file) }
        for file in chosen { try accept(file) }
    }

    /// Makes sure that no file is replaced in which somebody still has to choose between two texts.
    private func checkHasNoConflict(_ file: String) throws {
        let snapshot = folders.snapshots.appendingPathComponent(file)
        guard let data = FileManager.default.contents(atPath: snapshot.path) else { return }
        let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }),
            lines[first...].contains(where: { $0.starts(with: ">>>>>>> ".utf8) })
        else { return }
        throw Refusal(
            message: """
                \(Folders.displayed(snapshot)) holds an unresolved merge conflict in line \(first + 1). Nothing was written.
                """)
    }

    private func accept(_ file: String) throws {
        let text = source.appendingPathComponent(file)
        let snapshot = folders.snapshots.appendingPathComponent(file)
        try FileManager.default.createDirectory(
            at: snapshot.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(contentsOf: text).write(to: snapshot, options: .atomic)
        if !isArtifactFolder { try FileManager.default.removeItem(at: text) }
        print("Accepted \(Folders.displayed(snapshot))")
    }
}
