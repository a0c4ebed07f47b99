import Terrarium

/// The first textbook design: every scope holds a dictionary of all values and copies its parent's to change one.
struct CopiedDictionary {
    private var values: [ObjectIdentifier: Any] = [:]

    /// How many values are set.
    var count: Int { values.count }

    subscript<Key: BenchmarkKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    func child<Key: BenchmarkKey>(setting key: Key.Type, to value: Key.Value) -> CopiedDictionary {
        var child = self
        child[key] = value
        return child
    }
}
