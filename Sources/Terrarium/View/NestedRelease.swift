import Synchronization

/// Frees values that hold values of their own kind, thousands deep, without using up the stack.
///
/// Freeing goes down a bounded number of levels; what lies deeper waits until these have returned.
///
/// Invariant: nothing waits while nobody frees, on whatever threads values are let go.
enum NestedRelease {
    private static let levelLimit = 200
    private static let level = Atomic<Int>(0)
    private static let waiting = Mutex<[UncheckedBox<AnyObject>]>([])

    private final class Holder<Value> {
        let value: Value?

        init(_ value: consuming Value?) {
            self.value = value
        }
    }

    /// Sets an optional value to nil.
    static func release<Value>(_ value: inout Value?) {
        // The value is never a local one: unoptimised code keeps those until the function returns.
        if level.add(1, ordering: .sequentiallyConsistent).oldValue < levelLimit {
            value = nil
        } else {
            let holder = UncheckedBox<AnyObject>(Holder(value.take()))
            waiting.withLock { $0.append(holder) }
        }
        if level.subtract(1, ordering: .sequentiallyConsistent).newValue == 0 { freeWaiting() }
    }

    private static func freeWaiting() {
        var next = takeWaiting()
        while next != nil {
            level.add(1, ordering: .sequentiallyConsistent)
            next = nil
            level.subtract(1, ordering: .sequentiallyConsistent)
            next = takeWaiting()
        }
    }

    private static func takeWaiting() -> UncheckedBox<AnyObject>? {
        waiting.withLock { $0.popLast() }
    }
}
