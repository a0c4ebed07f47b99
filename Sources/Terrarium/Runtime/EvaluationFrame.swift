/// The evaluation that is running: whose reads are recorded, and under which number.
///
/// Invariant: touched on the main actor only. There is one evaluation at a time for all hosts; nested ones restore the
/// outer one when they end.
@usableFromInline
package struct EvaluationFrame {
    @exclusivity(unchecked) nonisolated(unsafe) static var current: Unmanaged<EvaluatingNode>?
    @exclusivity(unchecked) nonisolated(unsafe) static var number: UInt64 = 0
    @exclusivity(unchecked) nonisolated(unsafe) private static var lastNumber: UInt64 = 0
    /// The thread on which the evaluation runs. Code that a body left behind on another thread reads for itself.
    @exclusivity(unchecked) nonisolated(unsafe) private static var thread: UInt = 0

    private let outer: Unmanaged<EvaluatingNode>?
    private let outerNumber: UInt64

    static func begin(_ node: EvaluatingNode) -> EvaluationFrame {
        let outer = EvaluationFrame(outer: current, outerNumber: number)
        lastNumber &+= 1
        number = lastNumber
        current = .passUnretained(node)
        if outer.outer == nil { thread = StackLimit.currentThread }
        return outer
    }

    static func end(_ outer: EvaluationFrame) {
        current = outer.outer
        number = outer.outerNumber
    }

    /// Records that the running evaluation, if there is one, read `source`.
    @inline(__always)
    static func recordRead(of source: Source) {
        guard let current, thread == StackLimit.currentThread else { return }
        current._withUnsafeGuaranteedRef { $0.evaluationRecord.dependencies.read(source, by: $0, evaluation: number) }
    }

    /// Whether an evaluation runs here whose reads are recorded.
    static var isRecording: Bool { current != nil && thread == StackLimit.currentThread }

    /// Records that the running evaluation read a part of `source`; `isChanged` tells whether that part is different now.
    static func recordRead(of source: Source, isChanged: @escaping () -> Bool) {
        guard let current, isRecording else { return }
        current._withUnsafeGuaranteedRef {
            $0.evaluationRecord.dependencies.read(partOf: source, by: $0, evaluation: number, isChanged: isChanged)
        }
    }

    /// Runs `work` without recording what it reads.
    static func withoutRecording<Result>(_ work: () throws -> Result) rethrows -> Result {
        let outer = current
        current = nil
        defer { current = outer }
        return try work()
    }
}
