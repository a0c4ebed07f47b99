import Foundation

/// Reads, compares and writes one snapshot file. Comparison is by bytes: `==` on strings takes composed and decomposed
/// characters for the same.
package struct SnapshotFile {
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    /// The file's bytes; `nil` where there is no file.
    package func read() throws(SnapshotProblem) -> [UInt8]? {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { return nil }
        guard !isFolder.boolValue else {
            throw SnapshotProblem(
                "\(SnapshotLocation.displayed(path)) is a folder and hides the snapshot file of that name.")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw SnapshotProblem(
                "The snapshot file \(SnapshotLocation.displayed(path)) cannot be read: \(FileFailure.lastDescription).")
        }
        return [UInt8](data)
    }

    /// Writes a text in one step, making the folders on the way.
    package func write(_ text: String) throws(SnapshotProblem) {
        do {
            let url = URL(fileURLWithPath: path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: url, options: .atomic)
        } catch {
            throw SnapshotProblem(
                """
                The snapshot file \(SnapshotLocation.displayed(path)) cannot be written: \(FileFailure.reason(forWriting: path, error)). \
                Nothing was recorded. Make the folder writable, or set SNAPSHOT_DIR to one that is.
                """)
        }
    }

    /// Whether a file holds a text: byte for byte, or as a checkout that turned every line end into CR LF.
    package static func matches(_ bytes: [UInt8], _ text: String) -> Bool {
        bytes.elementsEqual(text.utf8) || withoutCarriageReturns(bytes).elementsEqual(text.utf8)
    }

    /// The bytes with LF line ends where every single line end is CR LF; else the bytes as they are.
    package static func withoutCarriageReturns(_ bytes: [UInt8]) -> [UInt8] {
        let carriageReturn = UInt8(ascii: "\r")
        let lineFeed = UInt8(ascii: "\n")
        guard bytes.contains(carriageReturn) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            if byte == lineFeed {
                guard result.last == carriageReturn else { return bytes }
                result.removeLast()
            }
            result.append(byte)
        }
        return result
    }

    /// The number of the first line of an unresolved merge conflict.
    package static func conflictLine(in bytes: [UInt8]) -> Int? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard let first = lines.firstIndex(where: { $0.starts(with: "<<<<<<< ".utf8) }),
            lines[first...].contains(where: { $0.starts(with: ">>>>>>> ".utf8) })
        else { return nil }
        return first + 1
    }
}
