import Foundation

/// The commands that accept what a test sees, ready to be copied.
enum AcceptCommand {
    /// Accepts the text that the last run left for one snapshot.
    ///
    /// - Parameter directory: What `SNAPSHOT_DIR` says in this run: the command must find the same folder.
    static func accept(_ location: SnapshotLocation, directory: String? = nil) -> String {
        var command = directory.map { "SNAPSHOT_DIR=\(quoted($0)) " } ?? ""
        command += "swift package "
        if let build = BuildFolder.current, build != FileManager.default.currentDirectoryPath + "/.build" {
            command += "--scratch-path \(quoted(build)) "
        }
        #if !os(Linux)
            command += "--allow-writing-to-package-directory "
        #endif
        return command + "snapshots accept \(quoted(location.relativePath))"
    }

    /// Runs a test again and records what differs.
    static func recordAgain(_ test: TestIdentity) -> String {
        "SNAPSHOT_RECORD=failed swift test --filter \(quoted(test.baseName))"
    }

    /// A word as a shell reads it.
    static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"):
                true
            default: "/._-+=:,".utf8.contains(byte)
            }
        }
        return isPlain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
