import Dispatch
import Foundation

/// Running code where the main actor runs.
enum MainThread {
    private static let key = DispatchSpecificKey<Bool>()
    private static let mark: Void = DispatchQueue.main.setSpecific(key: key, value: true)

    /// Whether the main actor is what runs the caller. An asynchronous `main` hands the main queue to other threads on
    /// Linux, so that asking for the thread alone would not do.
    static var isCurrent: Bool {
        if Thread.isMainThread { return true }
        mark
        return DispatchQueue.getSpecific(key: key) == true
    }

    /// Runs `work` at once on the main actor, and else as soon as the main actor comes to it.
    static func run(_ work: @escaping @Sendable () -> Void) {
        if isCurrent { work() } else { DispatchQueue.main.async(execute: work) }
    }
}
