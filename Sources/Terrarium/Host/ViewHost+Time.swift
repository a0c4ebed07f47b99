extension ViewHost {
    /// The tasks of the views that have not ended.
    public var pendingTasks: [PendingTask] {
        runtime.update()
        return runtime.tasks.pending
    }

    /// Lets tasks run until they bring no more changes.
    ///
    /// Tasks that wait for something are listed in `pendingTasks` and not awaited. State that never settles throws.
    /// After `unmount` this lets the tasks end that it cancelled, and throws nothing.
    public func settle() async throws {
        let issuesBefore = unsettled
        var quiet = 0
        var rounds = 0
        while quiet < Self.quietRounds, rounds < Self.roundLimit {
            rounds += 1
            let before = activity
            await Task.yield()
            // What ran on another thread, and a cancelled sleep, needs a moment to come back.
            if quiet >= Self.quietRounds / 2, hasRunningTasks { try? await Task.sleep(for: .milliseconds(1)) }
            runtime.update()
            quiet = activity == before && !(runtime.tasks.hasCancelled && rounds < Self.cancelledRounds) ? quiet + 1 : 0
        }
        if let issue = unsettled.first(where: { !issuesBefore.contains($0) }) ?? issuesBefore.first {
            throw SettleError(pending: pendingTasks, message: "The views do not settle. \(issue)")
        }
        if quiet < Self.quietRounds { throw stillBusy() }
    }

    /// Lets tasks run in real time until a condition holds; throws when the time is over, naming who is pending, or that
    /// the host is unmounted.
    public func settle(timeout: Duration, until condition: () -> Bool) async throws {
        if try await look(for: timeout, { condition() ? true : nil }) != nil { return }
        throw SettleError(
            pending: pendingTasks,
            message: "The condition did not come true within \(timeout). " + pendingDescription())
    }

    /// Looks again and again while tasks run in real time; nil when the time is over and nothing was found.
    func look<Found>(for timeout: Duration, _ find: () -> Found?) async throws -> Found? {
        let clock = ContinuousClock()
        let end = clock.now.advanced(by: timeout)
        // The time may pass between two looks where others keep the main actor busy, and then says nothing.
        var looks = 0
        while true {
            runtime.update()
            if let found = find() { return found }
            looks += 1
            guard clock.now < end || looks < 10 else { return nil }
            await Task.yield()
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Moves the clock and lets everything happen that is due, one deadline after the other.
    ///
    /// After `unmount` nothing is due any more: the tasks that slept on the clock are cancelled.
    public func advance(by duration: Duration) async throws {
        try await settle()
        let end = clock.now.advanced(by: duration)
        while let next = clock.nextDeadline(until: end) {
            clock.move(to: next)
            runtime.time.move(to: next.offset)
            try await settle()
        }
        clock.move(to: end)
        runtime.time.move(to: end.offset)
        try await settle()
    }

    private static let quietRounds = 12
    private static let cancelledRounds = 300
    private static let roundLimit = 20_000

    /// Numbers that differ after anything has happened.
    private var activity: [Int] {
        [runtime.counters.evaluations, runtime.counters.nodesVisited, runtime.tasks.version]
    }

    private var hasRunningTasks: Bool { !runtime.tasks.pending.isEmpty || runtime.tasks.hasCancelled }

    private var unsettled: [ViewIssue] { runtime.issues.all.filter { $0.kind == .unsettledState } }

    private func stillBusy() -> SettleError {
        SettleError(
            pending: pendingTasks,
            message: "The views were still changing after \(Self.roundLimit) rounds. " + pendingDescription())
    }

    func pendingDescription() -> String {
        if runtime.isUnmounted { return "The host is unmounted and shows nothing any more." }
        runtime.update()
        var sleepers = 0
        let pending = runtime.tasks.pendingRuns.map { run in
            guard let rest = clock.rest(of: run) else { return run.pending.description }
            sleepers += 1
            return "\(run.pending), asleep on the host's clock for \(rest) more"
        }
        guard !pending.isEmpty else { return "No task is pending." }
        let mend = sleepers > 0 ? " Only advance(by:) moves that clock." : ""
        return "Pending: " + pending.joined(separator: "; ") + "." + mend
    }
}
