/// A node that runs user code and runs it again when something that it read has changed.
@usableFromInline
package class EvaluatingNode: Node, @unchecked Sendable {
    /// Of several rows with one id, which one this is. It stands here since here is room for it.
    @usableFromInline final var occurrence: Int32 = 0
    /// What the code read and observed; most code that the runtime runs does neither.
    @exclusivity(unchecked) private(set) final var record: EvaluationRecord?

    @usableFromInline
    package override init(parent: borrowing Node) {
        super.init(parent: parent)
        flags.insert(.isEvaluatingNode)
    }

    package override init(root runtime: Runtime, scope: EnvironmentScope) {
        super.init(root: runtime, scope: scope)
        flags.insert(.isEvaluatingNode)
    }

    /// What a record of evaluations calls this node: its view type without module and type arguments.
    package var evaluationName: String { "" }

    /// Whether evaluations of this node count as evaluations of a user's body.
    package var isUserCode: Bool { false }

    /// Runs the user's code and updates the children.
    package func evaluate() {}

    /// Runs `update()` of the user's own dynamic properties; what it reads, the coming code counts as having read.
    @usableFromInline
    package func updateProperties() {}

    /// Whether code of this kind was seen to observe an `@Observable` model, or is sure to; nil before any has run.
    ///
    /// See `ObservationProbe`.
    package var observesModels: Bool? {
        get { false }
        set {}
    }

    /// The name of the property that holds `source`, for logs.
    package func fieldName(of source: Source) -> String? { nil }

    package override func sourceDidChange(_ source: Source) {
        guard !flags.contains(.isUnmounted) else { return }
        invalidate(because: .source(source))
    }

    /// Marks this node so that its code runs in the next update pass.
    package final func invalidate(because cause: @autoclosure () -> EvaluationCause) {
        if let recorder = runtime.recorder { recorder.noteCause(cause(), of: self) }
        flags.insert(.needsEvaluation)
        runtime.enqueue(self)
    }

    package override func performUpdate() {
        guard flags.contains(.needsEvaluation) else { return }
        runEvaluation()
    }

    /// Evaluates under the runtime's guards: depth, recursion, accounting.
    @usableFromInline
    package final func runEvaluation() {
        if mayEvaluate() { evaluate() }
    }

    /// Whether the code may run at this depth; an issue stands in its place where it may not.
    @usableFromInline
    package final func mayEvaluate() -> Bool {
        flags.remove(.needsEvaluation)
        return withRuntime { $0.guardDepth(of: self) }
    }

    /// Starts recording what the user's code reads.
    @usableFromInline
    package final func beginEvaluation() -> EvaluationFrame {
        withRuntime { $0.willEvaluate(self) }
        record?.dependencies.begin()
        flags.insert(.isEvaluating)
        return EvaluationFrame.begin(self)
    }

    /// Stops recording and leaves the sources that were not read this time.
    @usableFromInline
    package final func endEvaluation(_ outer: EvaluationFrame) {
        EvaluationFrame.end(outer)
        flags.remove(.isEvaluating)
        record?.dependencies.end()
    }

    /// The record of what the code read and observed, made when it is first needed.
    final var evaluationRecord: EvaluationRecord {
        if let record { return record }
        let made = EvaluationRecord()
        record = made
        return made
    }

    /// Runs one piece of user code with everything recorded that it reads, models with `@Observable` included.
    package final func evaluating<Result>(_ work: @MainActor () -> Result) -> Result {
        let outer = beginEvaluation()
        nonisolated(unsafe) var result: Result?
        observingModels { onMainActor { result = work() } }
        endEvaluation(outer)
        // The work above has run, and so there is a result.
        return result!
    }

    package override func willUnmount() {
        guard let record else { return }
        record.dependencies.removeAll()
        record.observation?.cancel()
        record.observation = nil
    }
}

/// What the code of one node read and observed when it ran last, and the dynamic properties that it has.
final class EvaluationRecord {
    @exclusivity(unchecked) var fields: FieldStorage?
    @exclusivity(unchecked) var dependencies = DependencyList()
    @exclusivity(unchecked) var observation: ObservationProbe?

    nonisolated deinit {}
}

extension Node {
    /// Runs a closure that the body around this node has made, as if it were a part of that body: the states that it
    /// reads wake the body.
    final func readingForBody<Result>(_ work: () -> Result) -> Result {
        var owner = parent
        while let node = owner, !node.flags.contains(.isEvaluatingNode) { owner = node.parent }
        guard let owner else { return work() }
        // The flag says so.
        let outer = EvaluationFrame.begin(unsafeDowncast(owner, to: EvaluatingNode.self))
        defer { EvaluationFrame.end(outer) }
        return work()
    }
}

extension EvaluatingNode {
    /// Notes why the coming evaluation runs, if somebody records evaluations.
    @inline(__always)
    final func noteCause(_ cause: @autoclosure () -> EvaluationCause) {
        if let recorder = runtime.recorder { recorder.noteCause(cause(), of: self) }
    }
}
