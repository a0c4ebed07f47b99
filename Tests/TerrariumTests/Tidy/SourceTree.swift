import Foundation

/// The files of this package, as the tidy tests read them.
struct SourceTree {
    struct File {
        /// The path below the package's folder.
        let path: String
        let text: String

        var name: String { String(path.split(separator: "/").last ?? "") }
        var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

        /// The text without comments and string literals of one line.
        var code: String {
            lines.map { line in
                let uncommented = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
                return String(uncommented)
            }
            .joined(separator: "\n")
        }
    }

    let files: [File]

    /// Reads the Swift files below some folders of the package.
    init(_ folders: String...) throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        var files: [File] = []
        for folder in folders {
            let base = root.appending(path: folder)
            let paths = FileManager.default.enumerator(atPath: base.path)?.compactMap { $0 as? String } ?? []
            for path in paths.sorted() where path.hasSuffix(".swift") && !path.contains(".build/") {
                let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
                files.append(File(path: "\(folder)/\(path)", text: text))
            }
        }
        self.files = files
    }

    /// The files in whose code a text occurs.
    func files(containing text: String) -> [String] {
        files.filter { $0.code.contains(text) }.map(\.name)
    }
}
