/// When something is presented: reads a binding, and clears it to end the presentation.
///
/// Invariant: after `clear()`, `read(_:)` gives nil unless the program's binding refuses the write.
nonisolated struct PresentationTrigger<Value> {
    /// The value to present, or nil while nothing is to be presented; it gets the value that is presented now.
    let read: (_ shown: Value?) -> Value?
    /// Tells one presentation from the next.
    let identity: (Value) -> AnyHashable
    /// Ends the presentation by writing the binding.
    let clear: () -> Void
}

extension PresentationTrigger where Value == Void {
    /// Presents while a binding is true.
    init(_ isPresented: Binding<Bool>) {
        self.init(
            read: { _ in isPresented.wrappedValue ? () : nil }, identity: { _ in 0 },
            clear: { isPresented.wrappedValue = false })
    }
}

extension PresentationTrigger {
    /// Presents while a binding is true and there is a value to present. What was presented first stays: the value may
    /// change or go meanwhile.
    init(_ isPresented: Binding<Bool>, data: Value?) {
        self.init(
            read: { shown in isPresented.wrappedValue ? shown ?? data : nil }, identity: { _ in 0 },
            clear: { isPresented.wrappedValue = false })
    }
}

extension PresentationTrigger where Value: Identifiable {
    /// Presents an item while there is one; an item with another identity is another presentation.
    init(_ item: Binding<Value?>) {
        self.init(
            read: { _ in item.wrappedValue }, identity: { AnyHashable($0.id) }, clear: { item.wrappedValue = nil })
    }
}
