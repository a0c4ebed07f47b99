import Synchronization

/// How the values of one stored property compare: with `==` where the type has it, else field by field, else by bytes.
///
/// Bytes are a sound answer for every type: equal bytes are the same value. They are not a complete one (padding, boxes
/// made anew), and the price of a wrong "different" is one body too many.
struct FieldComparison: @unchecked Sendable {
    private let offset: Int
    private let size: Int
    private let parts: [FieldComparison]
    private let function: ((UnsafeRawPointer, UnsafeRawPointer) -> Bool)?

    init(offset: Int, type: Any.Type) {
        self.offset = offset
        size = Self.size(of: type)
        if Self.isBits(type) {
            function = nil
            parts = []
        } else if let equatable = type as? any Equatable.Type {
            function = Self.function(for: equatable)
            parts = []
        } else {
            function = UnknownValueComparison.function(for: type)
            parts = Self.parts(of: type)
        }
    }

    /// How many bytes decide, where they decide alone; nil where a function or the parts of the property do.
    var comparedBytes: Int? { function == nil && parts.isEmpty ? size : nil }

    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        if let function { return function(old + offset, new + offset) }
        if !parts.isEmpty { return parts.allSatisfy { $0.areEqual(old + offset, new + offset) } }
        return size == 0 || ByteComparison.areEqual(old + offset, new + offset, count: size)
    }

    /// Whether the type is a whole number or a truth value, whose `==` compares the bytes.
    private static func isBits(_ type: Any.Type) -> Bool { bits.contains(ObjectIdentifier(type)) }

    private static let bits: Set<ObjectIdentifier> = [
        ObjectIdentifier(Int.self), ObjectIdentifier(Int8.self), ObjectIdentifier(Int16.self),
        ObjectIdentifier(Int32.self), ObjectIdentifier(Int64.self), ObjectIdentifier(UInt.self),
        ObjectIdentifier(UInt8.self), ObjectIdentifier(UInt16.self), ObjectIdentifier(UInt32.self),
        ObjectIdentifier(UInt64.self), ObjectIdentifier(Bool.self),
    ]

    private static func function<Value: Equatable>(
        for type: Value.Type
    ) -> (UnsafeRawPointer, UnsafeRawPointer) -> Bool {
        { $0.assumingMemoryBound(to: Value.self).pointee == $1.assumingMemoryBound(to: Value.self).pointee }
    }

    private static func size(of type: Any.Type) -> Int {
        func size<Value>(_ type: Value.Type) -> Int { MemoryLayout<Value>.size }
        return _openExistential(type, do: size)
    }

    /// How the stored properties of a type compare; nothing for a type without any.
    private static func parts(of type: Any.Type) -> [FieldComparison] {
        StoredFields.fields(of: type).map { FieldComparison(offset: $0.offset, type: $0.type) }
    }
}

/// Compares memory.
enum ByteComparison {
    static func areEqual(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, count: Int) -> Bool {
        var offset = 0
        while offset + 8 <= count {
            let isSame =
                first.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                == second.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            if !isSame { return false }
            offset += 8
        }
        while offset < count {
            if first.load(fromByteOffset: offset, as: UInt8.self) != second.load(fromByteOffset: offset, as: UInt8.self)
            {
                return false
            }
            offset += 1
        }
        return true
    }
}
