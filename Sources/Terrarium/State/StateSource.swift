/// The box of one state value.
@usableFromInline
package final class StateSource<Value>: StateSourceBase, @unchecked Sendable {
    @exclusivity(unchecked) private var value: Value
    private let areEqual: ValueComparison

    package init(_ value: Value, name: String, owner: EvaluatingNode?) {
        self.value = value
        areEqual = ValueComparison.of(Value.self)
        super.init(name: name, owner: owner)
    }

    /// The value; the running evaluation, if any, depends on it from now on.
    package func read() -> Value {
        EvaluationFrame.recordRead(of: self)
        return value
    }

    /// Sets the value and marks its readers, unless it is equal to the one that is there.
    @usableFromInline
    package func write(_ new: Value) {
        guard MainThread.isCurrent else {
            let box = UncheckedBox(new)
            MainThread.run { self.write(box.value) }
            return
        }
        guard !areEqual(value, new) else { return }
        let mayTell = willWrite((ViewTrace.text(of: value), ViewTrace.text(of: new)))
        value = new
        if mayTell { notifySubscribers() }
    }

    override func captureValue(quietly: Bool) -> () -> Void {
        let captured = value
        return { [self] in
            guard !areEqual(value, captured) else { return }
            value = captured
            if !quietly { notifySubscribers() }
        }
    }
}

/// What all state boxes have, whatever they hold.
@usableFromInline
package class StateSourceBase: Source, @unchecked Sendable {
    private let label: String
    private weak var owner: EvaluatingNode?

    init(name: String, owner: EvaluatingNode?) {
        label = name
        self.owner = owner
    }

    package final override var name: String { "state \(label)" }

    /// The runtime of the view that owns the state, while there is one.
    final var runtime: Runtime? { owner.flatMap { $0.flags.contains(.isUnmounted) ? nil : $0.runtime } }

    /// The path of the view that owns the state.
    final var ownerPath: String? { owner?.path }

    /// A function that brings the present value back, and tells the readers unless it is to be quiet.
    func captureValue(quietly: Bool) -> () -> Void { {} }

    /// Tells the runtime of a write; the values are described only where somebody records writes.
    ///
    /// Returns whether the readers are to hear of it at once. They are not where states of the program wait to be shown
    /// one after the other: then they hear of it when its turn comes.
    final func willWrite(_ values: @autoclosure () -> (old: String, new: String)) -> Bool {
        guard let runtime else { return true }
        let mayTell = !runtime.batches.hasSealed
        runtime.batches.noteWrite(self)
        if let recorder = runtime.recorder, recorder.recordsWrites {
            let values = values()
            recorder.noteWrite(
                ViewTrace.Write(name: name, path: ownerPath ?? "", old: values.old, new: values.new))
        }
        if EvaluationFrame.current != nil, let owner {
            runtime.report(
                .stateWrittenDuringUpdate,
                "\(label) was written while a body was running. Write it in an action, onAppear, onChange or task.",
                at: owner)
        }
        return mayTell
    }
}
