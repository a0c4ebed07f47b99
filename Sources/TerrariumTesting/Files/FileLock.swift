import Foundation

/// A lock that processes and threads share by the name of a file.
enum FileLock {
    /// Runs work while no other holder of the same lock file does.
    static func withLock<Result>(at path: String, _ work: () throws -> Result) throws -> Result {
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        let descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw SnapshotProblem("The lock file \(path) cannot be opened: \(FileFailure.lastDescription).")
        }
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            guard errno == EINTR else {
                throw SnapshotProblem("The lock file \(path) cannot be locked: \(FileFailure.lastDescription).")
            }
        }
        return try work()
    }
}
