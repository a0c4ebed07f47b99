import Foundation

extension ViewHost {
    /// Taps the view that matches: runs a button, follows a link, toggles a toggle, opens a menu.
    ///
    /// What is scrolled away is scrolled into view first; rows that are made only where they show are paged through.
    /// Refuses what a person could not do and says why: a target that is disabled, covered, off screen or without action;
    /// a tap while another action runs; a host that is unmounted.
    public func tap(_ query: ViewQuery) throws {
        try act(.tap, on: query)
    }

    /// Taps twice in a row. An addition to what the other actions do.
    ///
    /// A gesture of one tap around a gesture of two, or behind it in an exclusive gesture, does not come about; after a
    /// plain `tap` it does, since that is all there is.
    public func doubleTap(_ query: ViewQuery) throws {
        runtime.moreTapsFollow = true
        defer { runtime.moreTapsFollow = false }
        try act(.tap, on: query)
        runtime.moreTapsFollow = false
        try act(.tap, on: query)
    }

    /// Presses a view for a while. An addition to what the other actions do.
    public func longPress(_ query: ViewQuery) throws {
        try act(.longPress, on: query)
    }

    /// Carries out an action on the view that matches, as a person would, and brings the tree up to date.
    package func act(_ action: HostAction, on query: ViewQuery) throws {
        try checkCanAct(query)
        try perform(action, on: target(of: query, for: action), query: query)
    }

    /// Makes sure that the host is mounted and that no action is running.
    func checkCanAct(_ query: ViewQuery) throws {
        try checkIsMounted(query)
        guard !isActing else {
            throw ViewQueryError(
                .busy, query: query,
                message: "\(query): an action is running; wait until it has ended before you act again.")
        }
    }

    /// Runs what an action does; until the tree has taken in its consequences no other action may begin.
    func acting<Result>(_ work: () throws -> Result) rethrows -> Result {
        isActing = true
        defer { isActing = false }
        let result = try work()
        runtime.update()
        return result
    }

    /// The view that the action is for, scrolled into view where a person would scroll: also where it stands in a row that
    /// is made only when it shows.
    func target(of query: ViewQuery, for action: HostAction) throws -> ViewSnapshot.Node {
        let first = attempt(query, action)
        guard case .failure(let error) = first, error.kind == .notFound else { return try first.get() }
        let later = pagingThroughRows { attemptOnMatch(query, action) }
        return try (later ?? first).get()
    }

    private func attempt(_ query: ViewQuery, _ action: HostAction) -> Result<ViewSnapshot.Node, ViewQueryError> {
        do {
            return .success(try builtTarget(of: query, for: action))
        } catch {
            return .failure(error)
        }
    }

    /// Nothing where nothing matches.
    private func attemptOnMatch(
        _ query: ViewQuery, _ action: HostAction
    ) -> Result<ViewSnapshot.Node, ViewQueryError>? {
        let result = attempt(query, action)
        if case .failure(let error) = result, error.kind == .notFound { return nil }
        return result
    }

    /// The view that the action is for, among those that are made.
    private func builtTarget(of query: ViewQuery, for action: HostAction) throws(ViewQueryError) -> ViewSnapshot.Node {
        let engine = QueryEngine(rootSnapshot())
        do {
            return try engine.target(of: query, for: action.name).node
        } catch let error where error.kind == .offScreen {
            guard let node = try? engine.unreachedTarget(of: query, for: action.name), !node.isHidden,
                scrollIntoView(node)
            else { throw error }
            return try QueryEngine(rootSnapshot()).target(of: query, for: action.name).node
        }
    }

    /// Carries out an action on a node of a snapshot.
    func perform(_ action: HostAction, on target: ViewSnapshot.Node, query: ViewQuery) throws {
        guard let interaction = target.line.node.interaction as? NodeInteraction, interaction.isAlive else {
            throw ViewQueryError(.noAction, query: query, message: "\(query): the view has left the tree.")
        }
        let isDone: Bool
        do {
            isDone = try acting {
                let isDone = try interaction.performAmongGestures(action)
                // Whatever comes after a swipe closes what it has revealed.
                if case .swipe = action { return isDone }
                runtime.revealedSwipe?.hide()
                return isDone
            }
        } catch let refusal as ActionRefusal {
            throw ViewQueryError(
                refusal.kind, query: query, message: "\(target.line.name) \(refusal.reason)\(interaction.place)")
        }
        if !isDone, !interaction.mayTakeWithoutEffect(action) {
            throw ViewQueryError(
                .noAction, query: query,
                message: "\(target.line.name) cannot \(action.description).\(interaction.place)")
        }
    }
}
