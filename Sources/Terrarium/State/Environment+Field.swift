extension Environment: DynamicProperty {}

extension Environment: InstallableField {
    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? {
        let previous = state.map { unsafeDowncast($0, to: AnyEnvironmentLink.self) }
        return install(at: field, previous: previous, owner: context.node, scope: context.node.scope)
    }

    package static func refresh(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> Bool {
        guard let link = state.map({ unsafeDowncast($0, to: AnyEnvironmentLink.self) }), link.isStale else {
            return false
        }
        let wasMissing = link.missingObject != nil
        let isDifferent = link.resolve(into: field)
        return isDifferent && link.wasRead || wasMissing != (link.missingObject != nil)
    }

    package static func willEvaluate(at field: UnsafeMutableRawPointer, state: AnyObject?) {
        guard let state else { return }
        unsafeDowncast(state, to: AnyEnvironmentLink.self).beginEvaluation(at: field)
    }

    package static func didEvaluate(state: AnyObject?) {
        guard let state else { return }
        unsafeDowncast(state, to: AnyEnvironmentLink.self).endEvaluation()
    }

    /// A declared object without a value stops the body, read or not: the property cannot have a value.
    package static func missingObject(state: AnyObject?, in context: FieldContext) -> MissingEnvironmentObject? {
        state.flatMap { unsafeDowncast($0, to: AnyEnvironmentLink.self).missingObject }
    }

    package static func uninstall(state: AnyObject?) {
        guard let state else { return }
        unsafeDowncast(state, to: AnyEnvironmentLink.self).cancel()
    }
}

extension EvaluatingNode: EnvironmentReaderOwner {
    package final func environmentValueMayHaveChanged(_ link: AnyEnvironmentLink, cause: Source) {
        guard !flags.contains(.isUnmounted) else { return }
        noteCause(.source(cause))
        runtime.enqueue(self)
    }

    package final var environmentReaderPath: String { path }

    package final var environmentReadPhase: EnvironmentReadPhase {
        // Values may be read on other threads, to which evaluations mean nothing.
        guard MainThread.isCurrent, EvaluationFrame.current != nil else { return .action }
        return flags.contains(.isEvaluating) ? .evaluation : .evaluationOfAnother
    }
}

extension Environment {
    /// Reads through a function of the library, which need not be `Sendable`.
    init(reading function: @escaping (EnvironmentValues) -> Value) {
        resolver = .function(function)
    }
}
