@_spi(Reflection) import Swift
import Synchronization

/// Finds the published properties of an object through the runtime's field records.
///
/// This is the one file of the folder that leans on `@_spi(Reflection)`: there is no other way from an object to the
/// property wrappers inside it without making copies of all its properties.
enum PublishedFields {
    /// The publisher of an object: kept in its first published property, or in a table where it has none.
    static func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        let fields = fields(of: type(of: object))
        guard let home = fields.first?.storage(in: object) else {
            return unpublished[object]
                ?? unpublished.value(of: object, orElse: ObservableObjectPublisher(object: object))
        }
        if let publisher = home.objectWillChange { return publisher }
        return installation.withLock { _ in
            let publisher = home.objectWillChange ?? ObservableObjectPublisher(object: object)
            for field in fields { field.storage(in: object).objectWillChange = publisher }
            return publisher
        }
    }

    /// The name of the property whose storage this is.
    static func name(of storage: ObjectIdentifier, in object: AnyObject) -> String? {
        fields(of: type(of: object)).first { ObjectIdentifier($0.storage(in: object)) == storage }?.name
    }

    private static let installation = Mutex<Void>(())
    private static let unpublished = ObjectTable<ObservableObjectPublisher>()
    private static let plans = Mutex<[ObjectIdentifier: [Field]]>([:])

    /// `[.classType, .ignoreUnknown]`, spelt by number because the standard library declares these two as variables, which
    /// Swift 6 does not let through.
    private static let classOptions = _EachFieldOptions(rawValue: 0b11)

    private struct Field: Sendable {
        let name: String
        let offset: Int
        let type: any PublishedProperty.Type

        func storage(in object: AnyObject) -> PublishedStorageBase {
            type.storage(at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()) + offset)
        }
    }

    /// The published properties of a class and its superclasses, in the order of their declaration.
    private static func fields(of type: AnyClass) -> [Field] {
        if let known = plans.withLock({ $0[ObjectIdentifier(type)] }) { return known }
        var fields: [Field] = []
        _ = _forEachField(of: type, options: classOptions) { name, offset, fieldType, _ in
            if let published = fieldType as? any PublishedProperty.Type {
                let label = String(cString: name)
                // The compiler stores the wrapper of `count` under the name `_count`.
                let property = label.hasPrefix("_") ? String(label.dropFirst()) : label
                fields.append(Field(name: property, offset: offset, type: published))
            }
            return true
        }
        plans.withLock { [fields] in $0[ObjectIdentifier(type)] = fields }
        return fields
    }
}

/// What `PublishedFields` looks for: a `Published` of any value.
protocol PublishedProperty: SendableMetatype {
    /// The storage of the wrapper that lies at `address`.
    static func storage(at address: UnsafeRawPointer) -> PublishedStorageBase
}

extension Published: PublishedProperty {
    static func storage(at address: UnsafeRawPointer) -> PublishedStorageBase {
        address.assumingMemoryBound(to: Self.self).pointee.storage
    }
}
