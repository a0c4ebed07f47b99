extension Publishers {
    /// A publisher that sends at most one value in a length of time.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        let upstream: Upstream
        let interval: Context.SchedulerTimeType.Stride
        let scheduler: Context
        let latest: Bool

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var pending: Output?
            var ending: Subscribers.Completion<Failure>?
            var lastTime: Context.SchedulerTimeType?
            var isWaiting = false
            let stage = PacedStage(subscriber)
            // What waits is sent, and then the end, where it has come.
            func sendPending() {
                let now = scheduler.now
                var reached: Subscribers.Completion<Failure>?
                stage.send {
                    (isWaiting, lastTime, reached) = (false, now, ending)
                    defer { pending = nil }
                    return pending
                }
                if let reached { stage.finish(reached) }
            }
            stage.onValue = { value in
                pending = latest ? value : pending ?? value
                if isWaiting { return {} }
                isWaiting = true
                let now = scheduler.now
                let due = lastTime?.advanced(by: interval) ?? now
                if due <= now { return { scheduler.schedule(sendPending) } }
                return { scheduler.schedule(after: due, sendPending) }
            }
            stage.onCompletion = { completion in
                ending = completion
                return isWaiting ? {} : { scheduler.schedule { stage.finish(completion) } }
            }
            upstream.subscribe(stage)
        }
    }
}

extension Publisher {
    /// Sends at most one value in each `interval`: the first at once, then the newest or else the first of each interval.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}
