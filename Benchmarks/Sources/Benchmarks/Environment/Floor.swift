/// What nothing can be cheaper than.
enum Floor {
    /// An array load at an index that nobody can predict.
    static var arrayLoad: Subject {
        let numbers = Array(0..<1024)
        return Subject("array load", .floor) { numbers[$0 & 1023] }
    }
}
