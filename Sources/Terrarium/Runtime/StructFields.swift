@_spi(Reflection) import Swift

/// The stored properties of struct types, by reflection.
///
/// This file is the only place that uses the `Reflection` SPI; a probe test fails readably if a
/// toolchain changes it.
enum StructFields {
    struct Field {
        let name: String
        let offset: Int
        let type: Any.Type
    }

    /// The stored properties of a struct or tuple; nothing for other types.
    static func fields(of type: Any.Type) -> [Field] {
        func visit<Owner>(_ type: Owner.Type) -> [Field] {
            var fields: [Field] = []
            let isReflected = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
                fields.append(Field(name: String(cString: name), offset: offset, type: fieldType))
                return true
            }
            return isReflected ? fields : []
        }
        return _openExistential(type, do: visit)
    }
}
