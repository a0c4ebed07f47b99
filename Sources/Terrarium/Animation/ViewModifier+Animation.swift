extension ViewModifier {
    /// The modifier, with changes of what it makes animated. Nothing moves in a host: it is the same modifier.
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier { self }

    /// The modifier, with the transactions of what it makes changed. It is the same modifier.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        self
    }
}
