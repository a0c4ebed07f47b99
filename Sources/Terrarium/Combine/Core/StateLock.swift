import Synchronization

/// A lock beside the state that it protects, for classes that generic types without `Sendable` pass through.
///
/// `Mutex` holds its state itself and lets only sendable values in and out, which Combine's publishers and subscribers
/// are not.
struct StateLock: ~Copyable {
    private let mutex = Mutex<Void>(())

    /// Runs `work` while no other thread is inside. Nothing of the user's may run in it, since it could come back here.
    borrowing func withLock<Result>(_ work: () throws -> Result) rethrows -> Result {
        var result: Result?
        try mutex.withLock { _ in result = try work() }
        // The closure has returned, so it has set the result.
        return result.unsafelyUnwrapped
    }
}
