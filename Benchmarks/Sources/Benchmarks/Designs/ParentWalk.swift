import Terrarium

/// The second textbook design: a scope holds one value and its parent, and a read walks up until it finds the key.
final class ParentWalk {
    private let key: ObjectIdentifier
    private var box: AnyObject
    private let parent: Unmanaged<ParentWalk>?

    init<Key: BenchmarkKey>(_ key: Key.Type, _ value: Key.Value, parent: ParentWalk?) {
        self.key = ObjectIdentifier(key)
        box = Box(value)
        self.parent = parent.map { .passUnretained($0) }
    }

    subscript<Key: BenchmarkKey>(key: Key.Type) -> Key.Value {
        let wanted = ObjectIdentifier(key)
        var next: Unmanaged<ParentWalk>? = .passUnretained(self)
        while let scope = next {
            let found: Key.Value? = scope._withUnsafeGuaranteedRef {
                if $0.key == wanted { return unsafeDowncast($0.box, to: Box<Key.Value>.self).value }
                next = $0.parent
                return nil
            }
            if let found { return found }
        }
        return Key.defaultValue
    }

    func set<Key: BenchmarkKey>(_ key: Key.Type, to value: Key.Value) {
        unsafeDowncast(box, to: Box<Key.Value>.self).value = value
    }
}

final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
