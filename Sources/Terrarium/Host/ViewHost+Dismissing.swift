extension ViewHost {
    /// Swipes the front sheet away, or taps beside a popover or a confirmation.
    ///
    /// Refuses what a person could not do and says why: nothing is presented, a cover or an alert is in front, the
    /// content has `interactiveDismissDisabled`.
    public func dismiss() throws {
        let query: ViewQuery = "dismiss"
        try checkCanAct(query)
        runtime.update()
        func refuse(_ message: String) -> ViewQueryError {
            ViewQueryError(.noAction, query: query, message: message + buttonsInFront)
        }
        guard let layer = runtime.layers.frontmostModal else {
            throw ViewQueryError(
                .noAction, query: query, message: "dismiss: nothing is presented that a swipe could take away.")
        }
        guard let swipe = layer.onSwipeDismiss else {
            throw refuse(
                "dismiss: the \(layer.kind.name) in front cannot be swiped away. Tap a button in it that ends it.")
        }
        if layer.root.combinedPreference(InteractiveDismissKey.self) == true {
            throw refuse(
                "dismiss: the \(layer.kind.name) in front has interactiveDismissDisabled. Tap a button in it that ends "
                    + "it.")
        }
        acting { swipe() }
    }

    /// What a person could tap instead.
    private var buttonsInFront: String {
        let labels = all(.role(.button)).compactMap { $0.text ?? $0.label ?? $0.id }.prefix(12)
        return labels.isEmpty ? "" : "\nIts buttons: \(labels.map { quoted($0) }.joined(separator: ", "))."
    }
}
