/// What nothing can be cheaper than.
enum Floor {
    /// An array load of the same kind of value at an index that nobody can predict; a closure is called, too.
    static func load<Key: BenchmarkKey>(of key: Key.Type) -> Subject {
        let values = (0..<1024).map { _ in Key.sample }
        return Subject("array load", .floor) { Key.number(values[$0 & 1023]) }
    }

    /// The same for a reference that is handed out, and therefore counted.
    static var countedLoad: Subject {
        let values = (0..<1024).map { _ in Reference() }
        return Subject("array load, counted", .floor) { element(of: values, at: $0 & 1023).number }
    }

    @inline(never)
    private static func element(of values: [Reference], at index: Int) -> Reference { values[index] }
}
