import Foundation

/// Carries a value that stays on the main thread through a function that asks for sendable ones.
private struct Carried<Value>: @unchecked Sendable {
    let value: Value
}

/// Runs work on the main actor. Everything here runs on the main thread.
func onMain<Result>(_ work: @MainActor () -> Result) -> Result {
    MainActor.assumeIsolated { Carried(value: work()) }.value
}

/// Nanoseconds that this thread has run.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
}

extension Subject {
    /// A subject that measures itself: what one piece of its work costs, in a unit of its own.
    init(_ name: String, value unit: String, measure: @escaping @MainActor () -> Double) {
        self.init(name: name, role: .terrarium, work: { $0 }, bytes: { onMain { measure() } })
        self.unit = unit
    }
}
