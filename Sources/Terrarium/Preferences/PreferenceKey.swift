/// A named value that views hand up to their ancestors.
///
/// `reduce` combines the values of several views in their order. Dynamic content (`if`, `ForEach`) without a value of its
/// own hands `defaultValue` to `reduce`, as in SwiftUI; static views without one add nothing.
public protocol PreferenceKey {
    associatedtype Value

    static var defaultValue: Value { get }

    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nothing.
    public static var defaultValue: Value { nil }
}

/// The bit by which nodes remember that a key is written below them. Several keys may share one.
enum PreferenceBit {
    /// Marks dynamic content.
    static let dynamic: UInt32 = 1

    static func bit<Key: PreferenceKey>(for key: Key.Type) -> UInt32 {
        let address = UInt(bitPattern: ObjectIdentifier(key))
        return 2 << UInt32(truncatingIfNeeded: ((address >> 4) &* 0x9E37_79B9 >> 8) % 31)
    }
}

extension Node {
    /// Notes that this node holds dynamic content.
    package final func markDynamicContent() {
        mark(PreferenceBit.dynamic)
    }

    /// Notes that this node writes the preference of a key, and wakes the readers above.
    package final func markWrites<Key: PreferenceKey>(_ key: Key.Type) {
        mark(PreferenceBit.bit(for: key))
        preferencesDidChange()
    }

    private func mark(_ bit: UInt32) {
        climb { node in
            if node.preferenceMask & bit != 0 { return false }
            node.preferenceMask |= bit
            return true
        }
    }

    /// Wakes every reader of preferences above.
    package final func preferencesDidChange() {
        guard preferenceMask != 0 else { return }
        climb { node in
            if node.flags.contains(.readsPreferences), let reader = node as? any PreferenceReading {
                runtime.enqueuePreferenceReader(reader)
            }
            return true
        }
    }

    /// What the children hand up for a key, combined in their order; nil if they hand up nothing.
    package final func combinedPreference<Key: PreferenceKey>(_ key: Key.Type, before end: Node? = nil) -> Key.Value? {
        guard runtime.hasStackLeft else { return nil }
        let bit = PreferenceBit.bit(for: key)
        var result: Key.Value?
        var child = firstChild
        while let node = child, node !== end {
            child = node.nextSibling
            guard node.preferenceMask & (bit | PreferenceBit.dynamic) != 0, node.handsUpPreferences else { continue }
            var value = node.preferenceMask & bit == 0 ? nil : node.preference(key)
            if value == nil, node.preferenceMask & PreferenceBit.dynamic != 0 { value = Key.defaultValue }
            guard let value else { continue }
            if result == nil {
                result = value
            } else {
                // The line above has just found a value.
                Key.reduce(value: &result!) { value }
            }
        }
        return result
    }
}

/// A node that uses what is handed up below it.
protocol PreferenceReading: Node {
    var isWaitingForPreferences: Bool { get set }

    /// The preferences below may have become different.
    func readPreferences()
}

extension Runtime {
    final func enqueuePreferenceReader(_ reader: any PreferenceReading) {
        guard !reader.isWaitingForPreferences else { return }
        reader.isWaitingForPreferences = true
        preferenceReaders.append(reader)
    }

    /// Lets every reader look again, the deepest first, so that what a reader hands up is ready for those above.
    final func runPreferencePass() {
        while !preferenceReaders.isEmpty {
            let readers = preferenceReaders.sorted { $0.depth > $1.depth }
            preferenceReaders.removeAll()
            for reader in readers {
                reader.isWaitingForPreferences = false
                if !reader.flags.contains(.isUnmounted) { reader.readPreferences() }
            }
        }
    }
}
