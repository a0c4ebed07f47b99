/// Reads an observable object from the part of the tree that has the focus; nil while nothing there hands one over.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    @FocusedValue private var object: ObjectType?

    /// Reads the object of the type.
    public init() {
        _object = FocusedValue(objectPath(ObjectType.self))
    }

    /// The object. Reading it in a body makes the body run again when it announces a change.
    public var wrappedValue: ObjectType? {
        guard let object else { return nil }
        EvaluationFrame.recordRead(of: objectSource(of: object))
        return object
    }

    /// Bindings to the object's properties; nil while there is no object.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        wrappedValue.map { ObservedObject<ObjectType>.Wrapper(object: $0) }
    }
}

extension FocusedValues {
    fileprivate subscript<T: ObservableObject>(object type: ObjectType<T>) -> T? {
        get { self[FocusedObjectKey<T>.self] }
        set { self[FocusedObjectKey<T>.self] = newValue }
    }
}

private func objectPath<T: ObservableObject>(_ type: T.Type) -> WritableKeyPath<FocusedValues, T?> {
    \.[object: ObjectType<T>()]
}

private enum FocusedObjectKey<T: ObservableObject>: FocusedValueKey {
    typealias Value = T
}

extension View {
    /// Hands an object to those who read it, while the focus is in this view.
    public nonisolated func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedValue(objectPath(T.self), object)
    }

    /// Hands an object to those who read it, wherever in the scene the focus is.
    public nonisolated func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        focusedSceneValue(objectPath(T.self), object)
    }
}
