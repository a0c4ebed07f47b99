public import Foundation

extension Timer {
    /// A publisher of the date, again and again.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        /// The time between two values, in seconds.
        public let interval: TimeInterval
        /// How much later a value may come.
        public let tolerance: TimeInterval?
        /// The run loop that sends.
        public let runLoop: RunLoop
        /// The mode of the run loop in which it sends.
        public let mode: RunLoop.Mode
        private let dates = PassthroughSubject<Date, Never>()

        init(interval: TimeInterval, tolerance: TimeInterval?, runLoop: RunLoop, mode: RunLoop.Mode) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.subscribe(subscriber)
        }

        public func connect() -> any Cancellable {
            let stride = SchedulerInterval(interval)
            return runLoop.schedule(
                after: runLoop.now.advanced(by: stride), interval: stride, tolerance: SchedulerInterval(tolerance ?? 0),
                options: nil
            ) { [dates] in
                dates.send(Date())
            }
        }
    }

    /// A publisher that sends the date every `interval` seconds once it is connected.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}
