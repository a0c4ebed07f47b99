import Synchronization

/// Finds the published properties of an object by reflection: there is no other way from an object to the property wrappers
/// inside it without making copies of all its properties.
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
        let fields = StoredFields.fields(ofClass: type).compactMap { field -> Field? in
            guard let published = field.type as? any PublishedProperty.Type else { return nil }
            // The compiler stores the wrapper of `count` under the name `_count`.
            let name = field.name.hasPrefix("_") ? String(field.name.dropFirst()) : field.name
            return Field(name: name, offset: field.offset, type: published)
        }
        plans.withLock { $0[ObjectIdentifier(type)] = fields }
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
