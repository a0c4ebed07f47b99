@_spi(Reflection) import Swift

/// The stored properties of types, by reflection.
///
/// This file is the only place that uses the `Reflection` SPI; a probe test fails readably if a
/// toolchain changes it.
enum StoredFields {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    /// The stored properties of a struct or tuple; nothing for other types.
    static func fields(of type: Any.Type) -> [Field] {
        func visit<Owner>(_ type: Owner.Type) -> [Field] { fields(of: type, options: []) }
        return hasStoredParts(type) ? _openExistential(type, do: visit) : []
    }

    /// Whether the type is a struct or a tuple. The walk over the fields looks into the value of a type like `any View`,
    /// and there is none.
    private static func hasStoredParts(_ type: Any.Type) -> Bool { kind(of: type) == 0x200 || kind(of: type) == 0x301 }

    /// Whether the type is one like `any View`, `AnyObject` or `any Clock<Duration>`, whose values bring a type of their
    /// own along.
    static func isExistential(_ type: Any.Type) -> Bool { kind(of: type) == 0x303 || kind(of: type) == 0x307 }

    /// The kind of a type, as the first word of its metadata says; something else for classes.
    private static func kind(of type: Any.Type) -> UInt { unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee }

    /// The stored properties of a class and its superclasses, in the order of their declaration, as offsets from the
    /// start of an object.
    static func fields(ofClass type: AnyClass) -> [Field] {
        fields(of: type, options: classOptions)
    }

    /// `[.classType, .ignoreUnknown]`, spelt by number because the standard library declares these two as variables, which
    /// Swift 6 does not let through.
    private static let classOptions = _EachFieldOptions(rawValue: 0b11)

    private static func fields(of type: Any.Type, options: _EachFieldOptions) -> [Field] {
        var fields: [Field] = []
        let isReflected = _forEachField(of: type, options: options) { name, offset, fieldType, _ in
            fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
            return true
        }
        return isReflected ? fields : []
    }
}
