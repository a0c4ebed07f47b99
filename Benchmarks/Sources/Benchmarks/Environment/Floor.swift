/// What nothing can be cheaper than.
enum Floor {
    /// An array load at an index that nobody can predict.
    static var arrayLoad: Subject { load(of: NumberKey.self, named: "array load") }

    /// The same load of another kind of value: a reference is retained, a closure is called.
    static func load<Key: BenchmarkKey>(of key: Key.Type, named name: String = "array load") -> Subject {
        let values = (0..<1024).map { _ in Key.sample }
        return Subject(name, .floor) { Key.number(element(of: values, at: $0 & 1023)) }
    }

    /// Hands an element out, as a read does: a reference is counted, which the optimiser would leave out in one function.
    @inline(never)
    private static func counted<Value>(_ values: [Value], _ index: Int) -> Value { values[index] }

    @inline(__always)
    private static func element<Value>(of values: [Value], at index: Int) -> Value {
        Value.self is AnyObject.Type ? counted(values, index) : values[index]
    }
}
