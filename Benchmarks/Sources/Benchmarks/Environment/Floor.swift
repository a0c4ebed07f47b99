/// What nothing can be cheaper than.
enum Floor {
    /// An array load of the same kind of value at an index that nobody can predict; a closure is called, too.
    static func load<Key: BenchmarkKey>(of key: Key.Type) -> Subject {
        let values = (0..<1024).map { _ in Key.sample }
        return Subject("array load", .floor) { Key.number(values[$0 & 1023]) }
    }
}
