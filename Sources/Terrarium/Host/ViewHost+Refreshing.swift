extension ViewHost {
    /// Refreshes what is in front, as pulling it down does, and returns when that has ended.
    ///
    /// Where the refreshing waits for the host's clock, which only the test moves, it returns as well: the work stands
    /// among `pendingTasks`, and ``advance(by:)`` lets it go on. Throws where nothing in the front can be refreshed, and
    /// where the work has not ended after half a minute of real time.
    public func refresh() async throws {
        let query: ViewQuery = "refresh"
        try checkCanAct(query)
        runtime.update()
        guard let node = runtime.frontRefreshable else {
            var message = "Nothing in the front can be refreshed. Add refreshable(action:) to a view."
            if let layer = runtime.layers.frontmostModal { message += " The front is \(layer.kind.withArticle)." }
            throw ViewQueryError(.noAction, query: query, message: message)
        }
        let run = runtime.tasks.enqueue(
            path: node.path, origin: "refreshable", priority: .userInitiated, node.action)
        let realClock = ContinuousClock()
        let end = realClock.now.advanced(by: .seconds(30))
        // Half a minute may pass between two looks where others keep the main actor busy, and then says nothing.
        var looks = 0
        repeat {
            try await settle()
            if run.hasEnded || clock.isAwaited(by: run) { return }
            try await Task.sleep(for: .milliseconds(1))
            looks += 1
        } while realClock.now < end || looks < 100
        throw SettleError(
            pending: pendingTasks, message: "The refreshing has not ended within 30 seconds. " + pendingDescription())
    }
}
