/// An observable object that somebody else owns.
///
/// The view that declares it runs again whenever the object announces a change. Outside views it simply holds the object.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// The object.
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    /// Bindings to the object's properties.
    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Makes bindings to the properties of an object.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(derived: PublishedBinding(object: object, keyPath: keyPath))
        }
    }
}

extension ObservedObject: InstallableField {
    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? {
        let known = state.map { unsafeDowncast($0, to: SourceSubscription.self) }
        let source = objectSource(of: field.assumingMemoryBound(to: Self.self).pointee.wrappedValue)
        if let known, known.source === source { return known }
        known?.cancel()
        return SourceSubscription(of: source, by: context.node)
    }

    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        old.assumingMemoryBound(to: Self.self).pointee.wrappedValue
            === new.assumingMemoryBound(to: Self.self).pointee.wrappedValue
    }

    package static func uninstall(state: AnyObject?) {
        guard let state else { return }
        unsafeDowncast(state, to: SourceSubscription.self).cancel()
    }
}
