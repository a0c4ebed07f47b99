import Terrarium

/// The third textbook design: a linked list whose elements know, by a bloom filter, which keys the next stretch cannot hold, and
/// where to go on behind it.
final class FilteredList {
    private let key: ObjectIdentifier
    private var box: AnyObject
    private let next: Unmanaged<FilteredList>?
    private let filter: UInt64
    private let skip: Unmanaged<FilteredList>?
    private let stretch: Int

    /// Stretches are no longer than this; longer ones fill their filter.
    private static let longestStretch = 16

    init<Key: BenchmarkKey>(_ key: Key.Type, _ value: Key.Value, parent: FilteredList?) {
        self.key = ObjectIdentifier(key)
        box = Box(value)
        next = parent.map { .passUnretained($0) }
        let bits = FilteredList.bits(of: self.key)
        if let parent, parent.stretch < FilteredList.longestStretch {
            filter = bits | parent.filter
            skip = parent.skip
            stretch = parent.stretch + 1
        } else {
            filter = bits
            skip = next
            stretch = 1
        }
    }

    private static func bits(of key: ObjectIdentifier) -> UInt64 {
        let hash = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
        return 1 << (hash >> 58) | 1 << (hash >> 52 & 63)
    }

    subscript<Key: BenchmarkKey>(key: Key.Type) -> Key.Value {
        let wanted = ObjectIdentifier(key)
        let bits = FilteredList.bits(of: wanted)
        var position: Unmanaged<FilteredList>? = .passUnretained(self)
        while let element = position {
            let found: Key.Value? = element._withUnsafeGuaranteedRef {
                if $0.filter & bits != bits {
                    position = $0.skip
                    return nil
                }
                if $0.key == wanted { return unsafeDowncast($0.box, to: Box<Key.Value>.self).value }
                position = $0.next
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
