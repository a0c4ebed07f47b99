extension ViewHost {
    /// Selects the tab with that label, as a person would.
    ///
    /// A label that no tab in the front has, or several, throws and lists those that are there.
    public func select(tab label: String) throws {
        let query = ViewQuery.role(.tab)
        try checkCanAct(query)
        let wanted = label.trimmed
        let engine = QueryEngine(rootSnapshot())
        let tabs = engine.all(query)
        if tabs.isEmpty, let error = engine.unseen(query) { throw error }
        let matches = tabs.enumerated().filter { $0.element.text?.trimmed == wanted }
        guard let match = matches.first else {
            let labels = tabs.compactMap { $0.text.map { quoted($0) } }.joined(separator: ", ")
            throw ViewQueryError(
                .notFound, query: query,
                message: "There is no tab \(quoted(wanted)) in the front. "
                    + (labels.isEmpty ? "There are no tabs." : "The tabs are: \(labels)."))
        }
        guard matches.count == 1 else {
            throw ViewQueryError(
                .ambiguous, query: query, message: "\(matches.count) tabs in the front are labelled \(quoted(wanted)).")
        }
        try tap(query.nth(match.offset))
    }
}
