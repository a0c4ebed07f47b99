import Observation

/// Makes the observation of `@Observable` models cancellable.
///
/// The public `withObservationTracking` keeps its registrations until an observed property changes, so evaluating a body
/// a thousand times would leave a thousand of them. A probe is one more observed property that only this class changes:
/// changing it ends the registration. A body that observes nothing must not pay for it, so a view type uses probes only
/// after one of its bodies was seen to observe something; that first registration stays until its model changes.
final class ObservationProbe: Observable, @unchecked Sendable {
    private let registrar = ObservationRegistrar()
    private var isActive = false
    private var generation = 0

    private var token: Int { 0 }

    /// Runs `work`, and calls `onChange` once when something that it observed changes, unless cancelled before.
    func observe(_ work: () -> Void, onChange: @escaping @Sendable (ObservedChange) -> Void) {
        cancel()
        isActive = true
        generation += 1
        let expected = generation
        ObservedChange.tracking {
            registrar.access(self, keyPath: \.token)
            work()
        } willChange: { [weak self] change in
            guard let self, self.isActive, self.generation == expected else { return }
            self.isActive = false
            onChange(change)
        }
    }

    /// Ends the registration that is there, if any.
    func cancel() {
        guard isActive else { return }
        isActive = false
        registrar.willSet(self, keyPath: \.token)
    }
}

extension EvaluatingNode {
    /// Runs user code and wakes this node when an observed model changes.
    ///
    /// The code keeps its result by itself: a generic one would cost a look-up of its type with every evaluation.
    @usableFromInline
    final func observingModels(_ work: () -> Void) {
        let observesModels = observesModels
        if observesModels == true {
            let record = evaluationRecord
            let probe = record.observation ?? ObservationProbe()
            record.observation = probe
            probe.observe({ prepared(work) }, onChange: wake())
            return
        }
        if observesModels == nil {
            observingForTheFirstTime(work)
            return
        }
        // `onChange` is asked for only if the work observed something: that is how we learn of it. A body that observes
        // nothing must not make the closure either, whose weak reference costs the node a record of its own.
        withObservationTracking(
            { prepared(work) },
            onChange: {
                self.observesModels = true
                let wake = wake()
                return { wake(ObservedChange(keyPath: nil)) }
            }())
    }

    /// Runs code of a kind that never ran, and learns whether it observes models.
    private final func observingForTheFirstTime(_ work: () -> Void) {
        observesModels = false
        withObservationTracking(
            { ObservedChange.tracking({ prepared(work) }, willChange: wake()) },
            onChange: {
                observesModels = true
                return {}
            }())
    }

    /// Runs user code once the user's own properties are up to date.
    private final func prepared(_ work: () -> Void) {
        if flags.contains(.updatesProperties) { updateProperties() }
        work()
    }

    private func wake() -> @Sendable (ObservedChange) -> Void {
        { [weak self] change in
            guard let node = self else { return }
            MainThread.run { node.observedModelDidChange(change) }
        }
    }

    private func observedModelDidChange(_ change: ObservedChange) {
        guard !flags.contains(.isUnmounted) else { return }
        invalidate(because: .observedModel(change.name))
    }
}
