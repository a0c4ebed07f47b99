extension ViewHost {
    /// How many bodies ran during `work`, by view type. The tree is brought up to date before and after.
    public func evaluations(during work: () throws -> Void) rethrows -> [String: Int] {
        counts(of: try evaluationLog(during: work))
    }

    /// How many bodies ran during `work`, by view type.
    public func evaluations(during work: () async throws -> Void) async rethrows -> [String: Int] {
        counts(of: try await evaluationLog(during: work))
    }

    /// Which bodies ran during `work`, in order, and why.
    public func evaluationLog(during work: () throws -> Void) rethrows -> [Evaluation] {
        let outer = startRecording()
        defer { runtime.recorder = outer }
        try work()
        return finishRecording()
    }

    /// Which bodies ran during `work`, in order, and why.
    public func evaluationLog(during work: () async throws -> Void) async rethrows -> [Evaluation] {
        let outer = startRecording()
        defer { runtime.recorder = outer }
        try await work()
        return finishRecording()
    }

    private func startRecording() -> EvaluationRecorder? {
        runtime.update()
        let outer = runtime.recorder
        runtime.recorder = EvaluationRecorder()
        return outer
    }

    private func finishRecording() -> [Evaluation] {
        runtime.update()
        return runtime.recorder?.evaluations ?? []
    }

    private func counts(of log: [Evaluation]) -> [String: Int] {
        log.reduce(into: [:]) { $0[$1.view, default: 0] += 1 }
    }
}
