extension QueryEngine {
    func error(_ kind: ViewQueryError.Kind, _ query: ViewQuery) -> ViewQueryError {
        ViewQueryError(kind, query: query, message: "\(query): \(kind)")
    }

    func notFound(_ query: ViewQuery) -> ViewQueryError { error(.notFound, query) }

    func ambiguous(_ query: ViewQuery, _ matches: [Match]) -> ViewQueryError { error(.ambiguous, query) }
}
