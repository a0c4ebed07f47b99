/// What nothing can be cheaper than.
enum Floor {
    /// An array load of the same kind of value at an index that nobody can predict; a closure is called, too.
    static func load<Key: BenchmarkKey>(of key: Key.Type) -> Subject {
        let values = (0..<1024).map { _ in Key.sample }
        return Subject("array load", .floor) { Key.number(values[$0 & 1023]) }
    }

    /// The same for a reference that a function hands out, and that is therefore counted.
    static var countedLoad: Subject {
        let values = (0..<1024).map { _ in Reference() }
        // Which function is called is not known where it is called, else the counting would be left out.
        let functions = [{ (index: Int) -> Reference in values[index] }, { _ in Reference() }]
        return Subject("array load, counted", .floor) { functions[$0 >> 30]($0 & 1023).number }
    }
}
