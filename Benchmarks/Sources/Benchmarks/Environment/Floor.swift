/// What nothing can be cheaper than.
enum Floor {
    /// An array load of the same kind of value at an index that nobody can predict; a closure is called, too.
    static func load<Key: BenchmarkKey>(of key: Key.Type) -> Subject {
        let values = (0..<1024).map { _ in Key.sample }
        return Subject("array load", .floor) { Key.number(values[$0 & 1023]) }
    }

    /// The same for a reference that is handed out, as a property does: whoever gets it retains it, and releases it at some
    /// time. Storing it is what the optimiser cannot leave out. All elements are one object, as the property's value is.
    static func countedLoad<Key: BenchmarkKey>(of key: Key.Type) -> Subject {
        let sample = Key.sample
        let values = (0..<1024).map { _ in sample }
        let keeper = Keeper(sample)
        return Subject("array load, counted", .floor) {
            let value = values[$0 & 1023]
            keeper.value = value
            return Key.number(value)
        }
    }

    private final class Keeper<Value> {
        @exclusivity(unchecked) final var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }
}
