/// An observable object that an ancestor supplied with `environmentObject(_:)`.
///
/// The view that declares it runs again whenever the object announces a change. A declared object that nobody supplies is
/// harmless until it is read; reading it ends the program with a message that names the view and the mend, or, under
/// `missingObjects: .report`, an issue takes the view's place.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    private var found = Environment<ObjectType?>(reading: { $0[object: ObjectType.self] })

    public init() {}

    /// The object.
    public var wrappedValue: ObjectType {
        if let object = found.wrappedValue { return object }
        let missing = MissingEnvironmentObject(ObjectType.self, supply: .environmentObject)
        fatalError(
            missing.message(path: found.link?.readerPath, present: found.link?.scope.values.objectTypeNames ?? []))
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

extension EnvironmentObject: InstallableField {
    private typealias Found = Environment<ObjectType?>

    package static func install(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> AnyObject? {
        let known = state.map { unsafeDowncast($0, to: EnvironmentObjectState.self) }
        let link = Found.install(at: field, state: known?.link, in: context)
        // Installing always returns the link.
        let state = known ?? EnvironmentObjectState(link: unsafeDowncast(link!, to: AnyEnvironmentLink.self))
        // Where an issue takes the place of a view without its object, the object brings the view back, read or not.
        state.link.standsForObject = context.node.runtime.missingObjects == .report
        follow(field, state: state, node: context.node)
        return state
    }

    package static func refresh(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> Bool {
        guard let state = state.map({ unsafeDowncast($0, to: EnvironmentObjectState.self) }) else { return false }
        let wasThere = state.changes != nil
        let isChanged = Found.refresh(at: field, state: state.link, in: context)
        follow(field, state: state, node: context.node)
        return isChanged || state.link.standsForObject && wasThere != (state.changes != nil)
    }

    package static func willEvaluate(at field: UnsafeMutableRawPointer, state: AnyObject?) {
        guard let state else { return }
        Found.willEvaluate(at: field, state: unsafeDowncast(state, to: EnvironmentObjectState.self).link)
    }

    package static func didEvaluate(state: AnyObject?) {
        guard let state else { return }
        Found.didEvaluate(state: unsafeDowncast(state, to: EnvironmentObjectState.self).link)
    }

    package static func missingObject(state: AnyObject?, in context: FieldContext) -> MissingEnvironmentObject? {
        guard context.node.runtime.missingObjects == .report, let state else { return nil }
        let isThere = unsafeDowncast(state, to: EnvironmentObjectState.self).changes != nil
        return isThere ? nil : MissingEnvironmentObject(ObjectType.self, supply: .environmentObject)
    }

    package static func uninstall(state: AnyObject?) {
        guard let state = state.map({ unsafeDowncast($0, to: EnvironmentObjectState.self) }) else { return }
        state.changes?.cancel()
        Found.uninstall(state: state.link)
    }

    /// Listens to the object that is there now.
    private static func follow(_ field: UnsafeMutableRawPointer, state: EnvironmentObjectState, node: EvaluatingNode) {
        let object = field.assumingMemoryBound(to: Self.self).pointee.found.value ?? nil
        let source = object.map { objectSource(of: $0) }
        guard state.changes?.source !== source else { return }
        state.changes?.cancel()
        state.changes = source.map { SourceSubscription(of: $0, by: node) }
    }
}

/// What outlives the value of an `@EnvironmentObject`: how it finds the object, and the ear for its changes.
private final class EnvironmentObjectState: EnvironmentLinkHolder {
    let link: AnyEnvironmentLink
    var changes: SourceSubscription?

    init(link: AnyEnvironmentLink) {
        self.link = link
    }
}

/// The retained part of a property that reads the environment and does more.
protocol EnvironmentLinkHolder: AnyObject {
    var link: AnyEnvironmentLink { get }
}
