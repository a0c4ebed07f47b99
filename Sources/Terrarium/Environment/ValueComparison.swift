import Synchronization

/// Whether two values have the same bits.
///
/// The answer is sound in one direction: equal bits are the same number, the same object, the same function over the same
/// context. Different bits may still be equal values, when they differ in padding or in the buffers that they own.
package func bitwiseEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    withUnsafeBytes(of: lhs) { left in
        withUnsafeBytes(of: rhs) { right in left.elementsEqual(right) }
    }
}

/// How values of one type are compared: with `==` where the type is `Equatable`, else property by property in the same
/// way, else by bits.
///
/// Finding out costs a conformance lookup and reflection, so it happens once for each type.
package struct ValueComparison: @unchecked Sendable {
    private let rule: Rule

    private enum Rule {
        case equality(any EqualityRule.Type)
        case parts(FieldComparison)
    }

    /// Compares two values of the type that this comparison was made for.
    package func callAsFunction<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
        withUnsafePointer(to: lhs) { left in
            withUnsafePointer(to: rhs) { right in
                switch rule {
                case .equality(let rule): rule.areEqual(left, right)
                case .parts(let comparison): comparison.areEqual(left, right)
                }
            }
        }
    }

    private static let known = Mutex<[ObjectIdentifier: ValueComparison]>([:])

    /// The comparison for values of type `type`.
    package static func of<Value>(_ type: Value.Type) -> ValueComparison {
        let identifier = ObjectIdentifier(type)
        if let comparison = known.withLock({ $0[identifier] }) { return comparison }
        let comparison =
            if let equatable = type as? any Equatable.Type {
                ValueComparison(rule: .equality(rule(for: equatable)))
            } else {
                ValueComparison(rule: .parts(FieldComparison(offset: 0, type: type)))
            }
        known.withLock { $0[identifier] = comparison }
        return comparison
    }

    private static func rule<Value: Equatable>(for type: Value.Type) -> any EqualityRule.Type {
        Equality<Value>.self
    }
}

private protocol EqualityRule {
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool
}

private enum Equality<Value: Equatable>: EqualityRule {
    static func areEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool {
        left.assumingMemoryBound(to: Value.self).pointee == right.assumingMemoryBound(to: Value.self).pointee
    }
}
