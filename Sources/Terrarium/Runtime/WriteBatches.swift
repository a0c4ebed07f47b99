/// Writes that were made under different transactions, to be shown one after the other.
///
/// A write takes effect at once for whoever reads the value in an action. Where a transaction begins or ends in between,
/// the values up to there are remembered; the next update shows each such state of the program in turn, so that a body
/// sees what SwiftUI lets it see. With one transaction nothing is remembered and nothing costs.
struct WriteBatches {
    /// One state of the program: the values that were written under one transaction, and quietly those that were written
    /// only later, as they were before.
    private struct Batch {
        var sources: Set<ObjectIdentifier>
        var restores: ContiguousArray<() -> Void>
    }

    private var written: ContiguousArray<StateSourceBase> = []
    private var sealed: ContiguousArray<Batch> = []

    /// Whether states wait to be shown.
    var hasSealed: Bool { !sealed.isEmpty }

    /// Notes a write before it is made.
    mutating func noteWrite(_ source: StateSourceBase) {
        if !sealed.isEmpty, sealed[0].sources.insert(ObjectIdentifier(source)).inserted {
            sealed[0].restores.append(source.captureValue(quietly: true))
        }
        if written.last === source { return }
        written.append(source)
    }

    /// A transaction begins or ends: what was written so far is one state of the program.
    mutating func seal() {
        guard !written.isEmpty else { return }
        sealed.append(
            Batch(
                sources: Set(written.map { ObjectIdentifier($0) }),
                restores: ContiguousArray(written.map { $0.captureValue(quietly: false) })))
        written.removeAll()
    }

    /// Brings the next state about, or ends the batch that was open.
    mutating func takeNext() -> ContiguousArray<() -> Void> {
        if !sealed.isEmpty { seal() }
        written.removeAll(keepingCapacity: true)
        return sealed.isEmpty ? [] : sealed.removeFirst().restores
    }
}
