import Synchronization

/// A value for each of some objects, which it does not keep alive.
///
/// Entries of objects that are gone are dropped when their number has doubled, so that a table is never larger than twice
/// the objects that live.
final class ObjectTable<Value: Sendable>: Sendable {
    fileprivate struct Entry: @unchecked Sendable {
        weak var object: AnyObject?
        let value: Value
    }

    fileprivate struct State {
        var entries: [ObjectIdentifier: Entry] = [:]
        var limit = 16
    }

    private let state = Mutex(State())

    /// The number of entries, those of objects that are gone included.
    var count: Int { state.withLock { $0.entries.count } }

    subscript(object: AnyObject) -> Value? {
        get { state.withLock { $0.value(of: object) } }
        set {
            let entry = newValue.map { Entry(object: object, value: $0) }
            // What is dropped is released outside the lock, as it may run code when it goes.
            let dropped = state.withLock { $0.replace(object, with: entry) }
            withExtendedLifetime(dropped) {}
        }
    }

    /// The object's value; where it has none, `value` becomes it.
    func value(of object: AnyObject, orElse value: Value) -> Value {
        let entry = Entry(object: object, value: value)
        let (found, dropped) = state.withLock { state -> (Value, [Entry?]) in
            if let known = state.value(of: object) { return (known, []) }
            return (value, state.replace(object, with: entry))
        }
        return withExtendedLifetime(dropped) { found }
    }
}

extension ObjectTable.State {
    fileprivate func value(of object: AnyObject) -> Value? {
        // Another object may have lived at this address.
        guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
        return entry.value
    }

    /// Replaces an entry and returns all entries that this drops.
    fileprivate mutating func replace(_ object: AnyObject, with entry: ObjectTable.Entry?) -> [ObjectTable.Entry?] {
        let replaced = entries[ObjectIdentifier(object)]
        entries[ObjectIdentifier(object)] = entry
        guard entries.count > limit else { return [replaced] }
        let gone = entries.values.filter { $0.object == nil }
        entries = entries.filter { $0.value.object != nil }
        limit = max(16, entries.count * 2)
        return gone + [replaced]
    }
}
