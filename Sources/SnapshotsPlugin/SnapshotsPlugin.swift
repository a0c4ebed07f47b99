import Foundation
import PackagePlugin

/// `swift package snapshots accept | prune`: takes over what tests saw, or removes what no test uses.
@main
struct SnapshotsPlugin: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        let folders = try Folders(context: context, environment: ProcessInfo.processInfo.environment)
        switch arguments.first {
        case "accept": try Accept(folders: folders, arguments: Array(arguments.dropFirst())).run()
        case "prune": try Prune(folders: folders, context: context, arguments: Array(arguments.dropFirst())).run()
        default: throw Refusal(message: usage)
        }
    }
}

let usage = """
    Usage: swift package snapshots accept [FILTER …] [--from FOLDER]
           swift package snapshots prune [--check]

    accept   Puts the texts that did not match in the last test run into the snapshot files. A filter is a part of a
             snapshot's path, such as Module/File/test.txt; without one, all are accepted. With --from, the texts come
             from a folder that a test run filled under SNAPSHOT_ARTIFACTS.
    prune    Deletes the snapshot files that no test uses any more. With --check it only lists them, and fails if there
             are any.
    """

/// What the command cannot do, as the person reads it.
struct Refusal: Error, CustomStringConvertible {
    let message: String
    var description: String { message }
}
