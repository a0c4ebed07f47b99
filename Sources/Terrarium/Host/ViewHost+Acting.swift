import Foundation

extension ViewHost {
    /// Taps the view that matches: runs a button, follows a link, toggles a toggle, opens a menu.
    ///
    /// Refuses what a person could not do and says why: a target that is disabled, covered, off screen or without action.
    public func tap(_ query: ViewQuery) throws {
        try act(.tap, on: query)
    }

    /// Carries out an action on the view that matches, as a person would, and brings the tree up to date.
    package func act(_ action: HostAction, on query: ViewQuery) throws {
        try checkIsMounted(query)
        guard !isActing else {
            throw ViewQueryError(
                .noAction, query: query,
                message: "\(query): an action is running; wait until it has ended before you act again.")
        }
        let target = try QueryEngine(rootSnapshot()).target(of: query, for: action.name)
        try perform(action, on: target.node, query: query)
    }

    /// Carries out an action on a node of a snapshot.
    func perform(_ action: HostAction, on target: ViewSnapshot.Node, query: ViewQuery) throws {
        guard let interaction = target.line.node.interaction as? NodeInteraction, interaction.isAlive else {
            throw ViewQueryError(.noAction, query: query, message: "\(query): the view has left the tree.")
        }
        isActing = true
        defer { isActing = false }
        _ = try interaction.perform(action)
        runtime.update()
    }
}
