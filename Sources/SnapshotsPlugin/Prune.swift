import Foundation
import PackagePlugin

/// Deletes snapshot files that no test uses.
///
/// A file goes where one of these holds:
/// - the package has no such test module, no such source file in it, or no such function in the file;
/// - the test's last run took snapshots and did not use the file, whose name the source file does not mention either.
///
/// A test that did not run, or that failed before it took a snapshot, therefore keeps its files.
struct Prune {
    let folders: Folders
    let modules: [String: [URL]]
    private let isCheck: Bool

    init(folders: Folders, context: PluginContext, arguments: [String]) throws {
        if let unknown = arguments.first(where: { $0 != "--check" }) {
            throw Refusal(message: "Unknown argument \(unknown).\n\n\(usage)")
        }
        self.folders = folders
        isCheck = arguments.contains("--check")
        var modules: [String: [URL]] = [:]
        for case let target as any SourceModuleTarget in context.package.targets {
            modules[target.moduleName] = target.sourceFiles.map(\.url)
        }
        self.modules = modules
    }

    func run() throws {
        guard FileManager.default.fileExists(atPath: folders.records.appendingPathComponent("used").path) else {
            throw Refusal(
                message: "No test run has left a record. Run swift test first: it notes which snapshots are used.")
        }
        let orphans = Folders.textFiles(in: folders.snapshots).compactMap { file in
            reasonToDelete(file).map { (file: file, reason: $0) }
        }
        for (file, reason) in orphans {
            let snapshot = folders.snapshots.appendingPathComponent(file)
            if !isCheck { try delete(snapshot) }
            print("\(isCheck ? "Unused:" : "Deleted") \(Folders.displayed(snapshot)) (\(reason))")
        }
        if orphans.isEmpty {
            print("Every snapshot file belongs to a test.")
        } else if isCheck {
            let files = orphans.count == 1 ? "1 snapshot file is" : "\(orphans.count) snapshot files are"
            throw Refusal(message: "\(files) used by no test. swift package snapshots prune deletes them.")
        }
    }

    /// Why no test can use a file; `nil` where one does or may.
    private func reasonToDelete(_ file: String) -> String? {
        let parts = file.split(separator: "/").map(String.init)
        guard parts.count == 3 else { return "its path is not Module/File/test.txt" }
        let (module, source) = (parts[0], parts[1])
        guard let sources = modules[module] else { return "there is no module \(module)" }
        guard let url = sources.first(where: { $0.lastPathComponent == source + ".swift" }) else {
            return "the module \(module) has no file \(source).swift"
        }
        guard let code = try? String(contentsOf: url, encoding: .utf8) else { return nil }
        let name = parts[2].dropLast(".txt".count)
        let test = String(name.prefix { $0 != "." })
        guard SourceText.functionNames(in: code).contains(SourceText.folded(test)) else {
            return "\(source).swift has no function \(test)"
        }
        guard let used = usedFiles(of: test, module: module, source: source), !used.contains(file) else { return nil }
        let snapshotName = String(name.dropFirst(test.count + 1))
        if !snapshotName.isEmpty, SourceText.folded(code).contains(SourceText.folded(snapshotName)) { return nil }
        return "the last run of \(test) did not use it"
    }

    /// The files that a test's last run used; `nil` where it is not known to have run.
    private func usedFiles(of test: String, module: String, source: String) -> Set<String>? {
        let record = folders.records.appendingPathComponent("used/\(module)/\(source)/\(test)")
        guard let text = try? String(contentsOf: record, encoding: .utf8) else { return nil }
        let files = text.split(separator: "\n").dropFirst().compactMap { $0.split(separator: "\t").first }
        return Set(files.map(String.init))
    }

    /// Deletes a file and the folders that it leaves empty.
    private func delete(_ snapshot: URL) throws {
        try FileManager.default.removeItem(at: snapshot)
        var folder = snapshot.deletingLastPathComponent()
        while folder.path.hasPrefix(folders.snapshots.path + "/"),
            try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty
        {
            try FileManager.default.removeItem(at: folder)
            folder = folder.deletingLastPathComponent()
        }
    }
}

/// Reads as much of a source file as the search for a test needs.
enum SourceText {
    /// The letters and digits of a name: what is left of it in a file name as well.
    static func folded(_ text: String) -> String {
        text.precomposedStringWithCanonicalMapping.filter { $0.isLetter || $0.isNumber }
    }

    /// The folded names of the functions that a source text declares.
    static func functionNames(in code: String) -> Set<String> {
        var names: Set<String> = []
        for part in code.components(separatedBy: "func ").dropFirst() {
            let name =
                part.hasPrefix("`")
                ? part.dropFirst().prefix { $0 != "`" } : part.prefix { $0 != "(" && $0 != "<" && $0 != " " }
            names.insert(folded(String(name)))
        }
        return names
    }
}
