extension ViewHost {
    /// How many bodies ran during `work`, by view type. The tree is brought up to date before and after.
    ///
    /// No body of a host that is unmounted runs, so nothing is counted there, and nothing fails.
    public func evaluations(during work: () throws -> Void) rethrows -> [String: Int] {
        counts(of: try recording(EvaluationRecorder(), work).evaluations)
    }

    /// How many bodies ran during `work`, by view type.
    public func evaluations(during work: () async throws -> Void) async rethrows -> [String: Int] {
        counts(of: try await recording(EvaluationRecorder(), work).evaluations)
    }

    /// Which bodies ran during `work`, in order, and why.
    public func evaluationLog(during work: () throws -> Void) rethrows -> [Evaluation] {
        try recording(EvaluationRecorder(), work).evaluations
    }

    /// Which bodies ran during `work`, in order, and why.
    public func evaluationLog(during work: () async throws -> Void) async rethrows -> [Evaluation] {
        try await recording(EvaluationRecorder(), work).evaluations
    }

    /// Records what happens during `work`. A record may be taken inside another one, which then holds it, too.
    func recording(_ recorder: EvaluationRecorder, _ work: () throws -> Void) rethrows -> EvaluationRecorder {
        let outer = startRecording(recorder)
        defer { finishRecording(recorder, outer: outer) }
        try work()
        runtime.update()
        return recorder
    }

    func recording(
        _ recorder: EvaluationRecorder, _ work: () async throws -> Void
    ) async rethrows -> EvaluationRecorder {
        let outer = startRecording(recorder)
        defer { finishRecording(recorder, outer: outer) }
        try await work()
        runtime.update()
        return recorder
    }

    private func startRecording(_ recorder: EvaluationRecorder) -> EvaluationRecorder? {
        runtime.update()
        let outer = runtime.recorder
        runtime.recorder = recorder
        return outer
    }

    private func finishRecording(_ recorder: EvaluationRecorder, outer: EvaluationRecorder?) {
        // What is still marked after an error would tell the outer record no causes.
        runtime.update()
        outer?.add(recorder)
        runtime.recorder = outer
    }

    private func counts(of log: [Evaluation]) -> [String: Int] {
        log.reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
    }
}
