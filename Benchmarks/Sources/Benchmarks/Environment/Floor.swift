/// What nothing can be cheaper than.
enum Floor {
    /// An array load at an index that nobody can predict.
    static var arrayLoad: Subject { load(of: NumberKey.self, named: "array load") }

    /// The same load of another kind of value: a reference is retained, a closure is called.
    static func load<Key: BenchmarkKey>(of key: Key.Type, named name: String = "array load") -> Subject {
        let values = (0..<1024).map { _ in Key.sample }
        return Subject(name, .floor) { Key.number(values[$0 & 1023]) }
    }
}
