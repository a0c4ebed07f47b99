/// Writes that were made under different transactions, to be shown one after the other.
///
/// A write takes effect at once for whoever reads the value in an action. Where a transaction begins or ends in between,
/// the values up to there are remembered; the next update shows each such state of the program in turn, so that a body
/// sees what SwiftUI lets it see. With one transaction nothing is remembered and nothing costs.
struct WriteBatches {
    private var written: ContiguousArray<StateSourceBase> = []
    private var sealed: ContiguousArray<ContiguousArray<() -> Void>> = []

    /// Whether states wait to be shown.
    var hasSealed: Bool { !sealed.isEmpty }

    mutating func noteWrite(_ source: StateSourceBase) {
        if written.last === source { return }
        written.append(source)
    }

    /// A transaction begins or ends: what was written so far is one state of the program.
    mutating func seal() {
        guard !written.isEmpty else { return }
        sealed.append(ContiguousArray(written.map { $0.captureValue() }))
        written.removeAll()
    }

    /// Brings the next state about, or ends the batch that was open.
    mutating func takeNext() -> ContiguousArray<() -> Void> {
        if !sealed.isEmpty { seal() }
        written.removeAll(keepingCapacity: true)
        return sealed.isEmpty ? [] : sealed.removeFirst()
    }
}
