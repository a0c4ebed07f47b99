extension Publishers {
    /// A publisher that sends a value when none has followed it for some time.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let dueTime: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let options: Context.SchedulerOptions?

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var pending: Output?
            var number = 0
            let stage = PacedStage(subscriber)
            stage.onValue = { value in
                pending = value
                number += 1
                let current = number
                return {
                    scheduler.schedule(
                        after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
                        options: options
                    ) {
                        stage.send {
                            guard number == current else { return nil }
                            defer { pending = nil }
                            return pending
                        }
                    }
                }
            }
            // What waits when the publisher ends is lost, as with Combine.
            stage.onCompletion = { completion in
                number += 1
                return { scheduler.schedule(options: options) { stage.finish(completion) } }
            }
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Sends a value when no other has followed it for `dueTime`.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}
