extension ViewHost {
    /// Selects the tab with that label, as a person would.
    public func select(tab label: String) throws {
        let query = ViewQuery.role(.tab)
        let matches = all(query).enumerated().filter { $0.element.text == label }
        guard let match = matches.first else {
            let labels = all(query).compactMap(\.text).joined(separator: ", ")
            throw ViewQueryError(
                .notFound, query: query,
                message: "There is no tab \"\(label)\" in the front. The tabs are: \(labels.isEmpty ? "none" : labels)."
            )
        }
        guard matches.count == 1 else {
            throw ViewQueryError(
                .ambiguous, query: query, message: "\(matches.count) tabs in the front are labelled \"\(label)\".")
        }
        try tap(query.nth(match.offset))
    }
}
