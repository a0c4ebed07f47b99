import Foundation
import PackagePlugin

/// The folders that the test runs and the command share.
struct Folders {
    /// Where the snapshot files are: `Tests/__Snapshots__`, or what `SNAPSHOT_DIR` says.
    let snapshots: URL
    /// What the test runs left in the build folder.
    let records: URL

    init(context: PluginContext, environment: [String: String]) throws {
        let package = context.package.directoryURL
        if let directory = environment["SNAPSHOT_DIR"], !directory.isEmpty {
            snapshots = URL(fileURLWithPath: directory).standardizedFileURL
        } else {
            snapshots = package.appendingPathComponent("Tests/__Snapshots__")
        }
        // The tests find the build folder in the same way, from their executable upwards.
        let build = sequence(first: context.pluginWorkDirectoryURL) {
            $0.path == "/" ? nil : $0.deletingLastPathComponent()
        }
        .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent("workspace-state.json").path) }
        guard let build else {
            throw Refusal(message: "No build folder is found around \(context.pluginWorkDirectoryURL.path).")
        }
        records = build.appendingPathComponent("snapshots")
    }

    /// The text files below a folder, by their paths inside it, in order.
    static func textFiles(in folder: URL) -> [String] {
        let names = FileManager.default.subpaths(atPath: folder.path) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted()
    }

    /// A path as a person sees it from the working folder.
    static func displayed(_ url: URL) -> String {
        let folder = FileManager.default.currentDirectoryPath + "/"
        return url.path.hasPrefix(folder) ? String(url.path.dropFirst(folder.count)) : url.path
    }
}
