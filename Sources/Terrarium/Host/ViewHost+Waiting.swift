extension ViewHost {
    /// Lets tasks run in real time until a view is there, and returns it. An addition for work that takes real time.
    ///
    /// ```swift
    /// try await host.wait(for: "Done")
    /// try await host.wait(for: .toggle("Wi-Fi").with(value: "on"), timeout: .seconds(2))
    /// ```
    ///
    /// When the time is over the error says what `find` would say, and who is pending. What sleeps on the host's clock
    /// needs ``advance(by:)`` instead.
    @discardableResult
    public func wait(for query: ViewQuery, timeout: Duration = .seconds(5)) async throws -> ViewSnapshot.Node {
        try checkIsMounted(query)
        try checkAsksForSomething(query)
        if let found = try await look(for: timeout, { try? find(query) }) { return found }
        do {
            return try find(query)
        } catch let error as ViewQueryError {
            throw ViewQueryError(
                error.kind, query: query,
                message: "\(query) was waited for in vain for \(timeout). \(pendingDescription())\n\(error.message)")
        }
    }

    /// Lets tasks run in real time until no view matches any more. An addition for work that takes real time.
    public func wait(untilGone query: ViewQuery, timeout: Duration = .seconds(5)) async throws {
        try checkIsMounted(query)
        try checkAsksForSomething(query)
        if try await look(for: timeout, { all(query).isEmpty ? true : nil }) != nil { return }
        let names = all(query).prefix(3).map(\.line.name).joined(separator: ", ")
        throw SettleError(
            pending: pendingTasks,
            message: "\(query) is still there after \(timeout): \(names). \(pendingDescription())")
    }

    private func checkAsksForSomething(_ query: ViewQuery) throws {
        if let error = QueryEngine(rootSnapshot()).emptyString(query) { throw error }
    }
}
