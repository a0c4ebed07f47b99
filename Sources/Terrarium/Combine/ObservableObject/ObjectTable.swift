import Synchronization

/// A value for each of some objects, which it does not keep alive.
///
/// Entries of objects that are gone are dropped when their number has doubled, so that a table is never larger than twice
/// the objects that live.
final class ObjectTable<Value: Sendable>: Sendable {
    private struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let value: Value
    }

    private struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 16
    }

    private let state = Mutex(State())

    /// The number of entries, those of objects that are gone included.
    var count: Int { state.withLock { $0.entries.count } }

    subscript(object: AnyObject) -> Value? {
        get {
            let id = ObjectIdentifier(object)
            let entry = state.withLock { $0.entries[id] }
            // Another object may have lived at this address.
            guard let entry, let owner = entry.object, ObjectIdentifier(owner) == id else { return nil }
            return entry.value
        }
        set {
            let id = ObjectIdentifier(object)
            let entry = newValue.map { Entry(object: object, value: $0) }
            // What is dropped is released outside the lock.
            let dropped = state.withLock { state -> [Entry?] in
                let replaced = state.entries[id]
                state.entries[id] = entry
                guard state.entries.count > state.limit else { return [replaced] }
                let gone = state.entries.values.filter { $0.object == nil }
                state.entries = state.entries.filter { $0.value.object != nil }
                state.limit = max(16, state.entries.count * 2)
                return gone + [replaced]
            }
            withExtendedLifetime(dropped) {}
        }
    }
}
