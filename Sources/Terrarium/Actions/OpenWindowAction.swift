/// Opens a window; read it from the environment and call it like a function.
///
/// A host is one window and opens no other. What was asked for is reported on standard error, once each.
@MainActor @preconcurrency
public struct OpenWindowAction {
    nonisolated init() {}

    /// Opens the window of a scene.
    public func callAsFunction(id: String) {
        report("id \"\(id)\"")
    }

    /// Opens the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        report("value \(value)")
    }

    /// Opens the window of a scene for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        report("id \"\(id)\", value \(value)")
    }

    private func report(_ what: String) {
        EnvironmentDiagnostics.report("openWindow(\(what)): a host is one window, and opens no other.")
    }
}

/// Closes a window; read it from the environment and call it like a function.
///
/// The window of a host stays. What was asked for is reported on standard error, once each.
@MainActor @preconcurrency
public struct DismissWindowAction {
    nonisolated init() {}

    /// Closes the window around the view.
    public func callAsFunction() {
        report("")
    }

    /// Closes the windows of a scene.
    public func callAsFunction(id: String) {
        report("id \"\(id)\"")
    }

    /// Closes the windows for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        report("value \(value)")
    }

    /// Closes the windows of a scene for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        report("id \"\(id)\", value \(value)")
    }

    private func report(_ what: String) {
        EnvironmentDiagnostics.report("dismissWindow(\(what)): the window of a host stays.")
    }
}

/// Asks the person for a rating; read it from the environment and call it like a function. In a host, nobody is asked.
@MainActor @preconcurrency
public struct RequestReviewAction {
    nonisolated init() {}

    /// Asks for a rating.
    public func callAsFunction() {}
}

extension EnvironmentValues {
    /// Opens windows.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// Closes windows.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }

    /// Asks for a rating.
    public var requestReview: RequestReviewAction { RequestReviewAction() }
}
