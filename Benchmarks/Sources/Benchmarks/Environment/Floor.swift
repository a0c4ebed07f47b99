/// What nothing can be cheaper than.
enum Floor {
    /// An array load of the same kind of value at an index that nobody can predict; a closure is called, too.
    static func load<Key: BenchmarkKey>(of key: Key.Type) -> Subject {
        let values = (0..<1024).map { _ in Key.sample }
        return Subject("array load", .floor) { Key.number(values[$0 & 1023]) }
    }

    /// The same for a reference that is handed out, as a property does: it is retained for whoever gets it, and released by
    /// them. Within one function the optimiser would leave out both.
    static func countedLoad<Key: BenchmarkKey>(of key: Key.Type) -> Subject {
        let values = (0..<1024).map { _ in Key.sample }
        let box = Box<(Int) -> Key.Value>({ values[$0 & 1023] })
        return Subject("array load, counted", .floor) { Key.number(box.value($0)) }
    }
}
