/// An observable object that belongs to a view and lives as long as the view keeps its place in the tree.
///
/// The object is made once, when the view appears; later initialisers of the view do not run the expression again. The
/// view runs again whenever the object announces a change.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let make: () -> ObjectType
    fileprivate var state: StateObjectState<ObjectType>?

    /// Keeps the expression that makes the object.
    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        self.make = make
    }

    /// The object.
    public var wrappedValue: ObjectType {
        if let state { return state.object }
        OutsideView.report("@StateObject", of: ObjectType.self)
        return make()
    }

    /// Bindings to the object's properties.
    public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }

    fileprivate func makeState(for node: EvaluatingNode) -> StateObjectState<ObjectType> {
        let object = EvaluationFrame.withoutRecording { make() }
        return StateObjectState(object, changes: SourceSubscription(of: objectSource(of: object), by: node))
    }
}

extension StateObject: InstallableField {
    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? {
        let property = field.assumingMemoryBound(to: Self.self)
        let kept =
            state.map { unsafeDowncast($0, to: StateObjectState<ObjectType>.self) }
            ?? property.pointee.makeState(for: context.node)
        property.pointee.state = kept
        return kept
    }

    package static func uninstall(state: AnyObject?) {
        guard let state else { return }
        unsafeDowncast(state, to: StateObjectState<ObjectType>.self).changes.cancel()
    }
}

/// What outlives the value of a `@StateObject`: the object, and the ear for its changes.
private final class StateObjectState<ObjectType: ObservableObject> {
    let object: ObjectType
    let changes: SourceSubscription

    init(_ object: ObjectType, changes: SourceSubscription) {
        self.object = object
        self.changes = changes
    }
}
