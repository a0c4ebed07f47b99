/// How values compare whose type says too little about them: what lies behind `any Service`, and optional values of a
/// type without `==`.
///
/// Their bytes are no answer. The room beside a small value behind a protocol, and that of a value which is not there,
/// holds whatever was in memory before.
enum UnknownValueComparison {
    /// The comparison for an existential or optional type; nil for every other.
    static func function(for type: Any.Type) -> ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)? {
        if let optional = type as? any OptionalValue.Type { return forOptional(optional) }
        func open<Existential>(_ type: Existential.Type) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
            forExistential(type)
        }
        return StoredFields.isExistential(type) ? _openExistential(type, do: open) : nil
    }

    private static func forOptional<Value: OptionalValue>(
        _ type: Value.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        let wrapped = FieldComparison(offset: 0, type: Value.Wrapped.self)
        return { one, other in
            switch (Value.wrapped(at: one), Value.wrapped(at: other)) {
            case (nil, nil): true
            case (let one?, let other?):
                withUnsafePointer(to: one) { one in withUnsafePointer(to: other) { wrapped.areEqual(one, $0) } }
            default: false
            }
        }
    }

    private static func forExistential<Existential>(
        _ type: Existential.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        {
            areEqual(
                $0.assumingMemoryBound(to: Existential.self).pointee,
                $1.assumingMemoryBound(to: Existential.self).pointee)
        }
    }

    /// Whether two values have the same type and compare as values of that type do.
    private static func areEqual(_ one: Any, _ other: Any) -> Bool {
        func compare<Value>(_ type: Value.Type) -> Bool {
            guard let one = one as? Value, let other = other as? Value else { return false }
            return ValueComparison.of(type)(one, other)
        }
        let type = type(of: one)
        return type == Swift.type(of: other) && !StoredFields.isExistential(type) && _openExistential(type, do: compare)
    }
}

/// `Optional`, where the type of its value is not known.
private protocol OptionalValue {
    associatedtype Wrapped
    static func wrapped(at address: UnsafeRawPointer) -> Wrapped?
}

extension Optional: OptionalValue {
    fileprivate static func wrapped(at address: UnsafeRawPointer) -> Wrapped? {
        address.assumingMemoryBound(to: Self.self).pointee
    }
}
