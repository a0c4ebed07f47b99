import Terrarium

/// Copies a text; read it from the environment and call it like a function.
@MainActor @preconcurrency
struct CopyTextAction {
    private let action: @MainActor (String) -> Void

    @preconcurrency
    nonisolated init(action: @escaping @MainActor (String) -> Void) {
        self.action = action
    }

    /// Copies a text.
    func callAsFunction(_ text: String) {
        action(text)
    }
}

extension EnvironmentValues {
    /// Copies texts. Without a handler above, nothing is copied.
    var copyText: CopyTextAction {
        get { self[CopyTextKey.self] }
        set { self[CopyTextKey.self] = newValue }
    }
}

struct CopyTextKey: EnvironmentKey {
    static var defaultValue: CopyTextAction { CopyTextAction { _ in } }
}
