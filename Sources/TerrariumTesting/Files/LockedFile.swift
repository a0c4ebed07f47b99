import Foundation

/// Changes small files that several processes share, with few system calls: every snapshot goes through here.
enum LockedFile {
    /// Reads a file, and writes what becomes of its text, while nobody else does. A file that is missing is made.
    ///
    /// - Parameter change: Returns the new text, or `nil` to leave the file alone.
    static func update(_ path: String, change: (String) -> String?) throws(SnapshotProblem) {
        let descriptor = try open(path)
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else { throw failure(path) }
        }
        let old = try read(descriptor, path)
        guard let new = change(old) else { return }
        var bytes = Array(new.utf8)[...]
        var offset = 0
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset)) }
            guard written > 0 else { throw failure(path) }
            bytes = bytes.dropFirst(written)
            offset += written
        }
        // Cutting a file is by far the slowest step, and mostly the new text is as long as the old one.
        guard old.utf8.count <= offset || ftruncate(descriptor, off_t(offset)) == 0 else { throw failure(path) }
    }

    private static func open(_ path: String) throws(SnapshotProblem) -> Int32 {
        let flags = O_CREAT | O_RDWR | O_CLOEXEC
        let descriptor = Foundation.open(path, flags, 0o644)
        if descriptor >= 0 { return descriptor }
        guard errno == ENOENT else { throw failure(path) }
        try? FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        let second = Foundation.open(path, flags, 0o644)
        guard second >= 0 else { throw failure(path) }
        return second
    }

    private static func read(_ descriptor: Int32, _ path: String) throws(SnapshotProblem) -> String {
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            guard count >= 0 else { throw failure(path) }
            if count == 0 { return String(decoding: bytes, as: UTF8.self) }
            bytes += buffer[..<count]
        }
    }

    private static func failure(_ path: String) -> SnapshotProblem {
        SnapshotProblem("The file \(path) cannot be written: \(FileFailure.lastDescription).")
    }
}
