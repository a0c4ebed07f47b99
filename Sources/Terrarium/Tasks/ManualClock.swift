import Synchronization

/// A clock that stands still until it is moved: sleeps on it take no real time.
///
/// A host's clock is `\.clock` in the environment of its views. ``ViewHost/advance(by:)`` moves it.
public final class ManualClock: Clock, Sendable {
    /// A moment of the clock, counted from its beginning.
    public struct Instant: InstantProtocol, Sendable {
        /// How long after the beginning.
        public let offset: Swift.Duration

        public func advanced(by duration: Swift.Duration) -> Instant { Instant(offset: offset + duration) }
        public func duration(to other: Instant) -> Swift.Duration { other.offset - offset }
        public static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    public typealias Duration = Swift.Duration

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        /// The work of a view that sleeps; not kept alive, and only compared.
        let run: ObjectIdentifier?
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct Contents {
        var now = Instant(offset: .zero)
        var lastID = 0
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
    }

    private let contents = Mutex(Contents())

    /// A clock at its beginning.
    public init() {}

    public var now: Instant { contents.withLock { $0.now } }

    public var minimumResolution: Swift.Duration { .zero }

    /// Waits until the clock has been moved to the deadline.
    public func sleep(until deadline: Instant, tolerance: Swift.Duration? = nil) async throws {
        try Task.checkCancellation()
        let id = contents.withLock { contents in
            contents.lastID += 1
            return contents.lastID
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let run = TaskRun.current.map { ObjectIdentifier($0) }
                add(Sleeper(id: id, deadline: deadline, run: run, continuation: continuation))
            }
        } onCancel: {
            cancel(id)
        }
    }

    /// The next deadline that somebody sleeps for, if it is not after `limit`.
    package func nextDeadline(until limit: Instant) -> Instant? {
        contents.withLock { $0.sleepers.map(\.deadline).min() }.flatMap { $0 <= limit ? $0 : nil }
    }

    /// Whether the work of a view sleeps on this clock.
    func isAwaited(by run: TaskRun) -> Bool {
        contents.withLock { $0.sleepers.contains { $0.run == ObjectIdentifier(run) } }
    }

    /// How long the work of a view still sleeps on this clock, or nil where it does not.
    func rest(of run: TaskRun) -> Swift.Duration? {
        contents.withLock { contents in
            contents.sleepers.filter { $0.run == ObjectIdentifier(run) }.map(\.deadline).min()
                .map { contents.now.duration(to: $0) }
        }
    }

    /// Moves the clock and wakes those whose deadline has come, in the order of their deadlines.
    package func move(to instant: Instant) {
        let due = contents.withLock { contents in
            contents.now = max(contents.now, instant)
            let now = contents.now
            let due = contents.sleepers.filter { $0.deadline <= now }
            contents.sleepers.removeAll { $0.deadline <= now }
            return due
        }
        for sleeper in due.sorted(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) }) {
            sleeper.continuation.resume()
        }
    }

    private func add(_ sleeper: Sleeper) {
        let answer: Result<Void, any Error>? = contents.withLock { contents in
            if contents.cancelled.remove(sleeper.id) != nil { return .failure(CancellationError()) }
            if sleeper.deadline <= contents.now { return .success(()) }
            contents.sleepers.append(sleeper)
            return nil
        }
        if let answer { sleeper.continuation.resume(with: answer) }
    }

    private func cancel(_ id: Int) {
        let sleeper: Sleeper? = contents.withLock { contents in
            guard let index = contents.sleepers.firstIndex(where: { $0.id == id }) else {
                contents.cancelled.insert(id)
                return nil
            }
            return contents.sleepers.remove(at: index)
        }
        sleeper?.continuation.resume(throwing: CancellationError())
    }
}

extension EnvironmentValues {
    /// The clock on which views sleep. In a host it is the host's ``ManualClock``.
    public var clock: any Clock<Duration> {
        get { self[ClockKey.self] }
        set { self[ClockKey.self] = newValue }
    }
}

struct ClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
}
