extension View {
    /// Adds words to the lines below in outlines, for what a runtime without a screen can only record.
    ///
    /// The modifiers of the drop-in modules are made of it.
    package nonisolated func recorded(_ attributes: SnapshotAttribute...) -> some View {
        outlineStyle(attributes)
    }

    /// Adds words to the lines below in outlines.
    package nonisolated func recorded(_ attributes: [SnapshotAttribute]) -> some View {
        outlineStyle(attributes)
    }
}
