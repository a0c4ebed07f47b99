/// What the runtime knows about the stored properties of a view type: which are dynamic properties and how the others
/// compare. Made once per type by reflection; afterwards everything goes by offset.
final class FieldPlan: @unchecked Sendable {
    /// A stored property that the runtime prepares before a body runs.
    struct DynamicField {
        let offset: Int
        let name: String
        let type: any InstallableField.Type
    }

    /// A user's dynamic property, whose `update()` runs before each body, after the properties inside it.
    struct UpdatableField {
        let offset: Int
        let type: any DynamicProperty.Type
    }

    let typeName: String
    let isLibraryType: Bool
    let dynamicFields: [DynamicField]
    let updatableFields: [UpdatableField]
    let hasDynamicFields: Bool
    let hasUpdatableFields: Bool
    private let comparisons: [FieldComparison]
    private let wholeComparison: FieldComparison?
    /// The size of a type whose bytes, all of them, decide whether two values are equal; nil for other types.
    private let comparedSize: Int?
    /// Whether a body of this type was seen to observe an `@Observable` model, or holds one; nil before any has run.
    @exclusivity(unchecked) nonisolated(unsafe) var observesModels: Bool?

    private init<Owner>(of type: Owner.Type) {
        typeName = TypeName.short(of: type)
        isLibraryType = TypeName.isOfLibrary(type)
        var fields = Fields()
        fields.collect(from: type, base: 0)
        dynamicFields = fields.dynamic
        updatableFields = fields.updatable
        hasDynamicFields = !fields.dynamic.isEmpty
        hasUpdatableFields = !fields.updatable.isEmpty
        comparisons = fields.comparisons
        observesModels = fields.holdsModel ? true : nil
        wholeComparison = type is any Equatable.Type ? FieldComparison(offset: 0, type: type) : nil
        // Padding between two properties is no part of the value.
        let sizes = comparisons.compactMap(\.comparedBytes)
        let isDecidedByBytes =
            wholeComparison == nil && fields.dynamic.isEmpty && sizes.count == comparisons.count
            && sizes.reduce(0, +) == MemoryLayout<Owner>.size
        comparedSize = isDecidedByBytes ? MemoryLayout<Owner>.size : nil
    }

    /// The plan for a type; the first call for each type reflects.
    static func plan<Owner>(for type: Owner.Type) -> FieldPlan { reference(for: type).takeUnretainedValue() }

    /// The same without counting references.
    static func reference<Owner>(for type: Owner.Type) -> Unmanaged<FieldPlan> {
        let id = ObjectIdentifier(type)
        let place = recent + ((Int(bitPattern: id) >> 4) & (recentCount - 1))
        if place.pointee.id == id, let plan = place.pointee.plan { return plan }
        let plan = plans[id] ?? FieldPlan(of: type)
        plans[id] = plan
        place.pointee = RecentPlan(id: id, plan: .passUnretained(plan))
        return .passUnretained(plan)
    }

    /// Plans live as long as the program. Like nodes, they are asked for on the main actor only.
    nonisolated(unsafe) private static var plans: [ObjectIdentifier: FieldPlan] = [:]

    /// The plans that were asked for last, found by the address of their type without hashing.
    nonisolated(unsafe) private static let recent = {
        let places = UnsafeMutablePointer<RecentPlan>.allocate(capacity: recentCount)
        places.initialize(repeating: RecentPlan(id: nil, plan: nil), count: recentCount)
        return places
    }()

    private static let recentCount = 256

    private struct RecentPlan {
        var id: ObjectIdentifier?
        var plan: Unmanaged<FieldPlan>?
    }

    /// Whether two values of the type are the same input: a body need not run again for the second.
    func areEqual(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
        if let comparedSize { return ByteComparison.areEqual(old, new, count: comparedSize) }
        if let wholeComparison { return wholeComparison.areEqual(old, new) }
        for comparison in comparisons where !comparison.areEqual(old, new) { return false }
        for field in dynamicFields where !field.type.isSameInput(old + field.offset, new + field.offset) {
            return false
        }
        return true
    }

    /// Whether two values of a type, whatever it is, differ in nothing that a body would show.
    static func areSame<Value>(_ one: Value, _ two: Value) -> Bool {
        let plan = plan(for: Value.self)
        return withUnsafePointer(to: one) { one in withUnsafePointer(to: two) { plan.areEqual(one, $0) } }
    }

    /// What reflection finds.
    private struct Fields {
        var dynamic: [DynamicField] = []
        var updatable: [UpdatableField] = []
        var comparisons: [FieldComparison] = []
        var holdsModel = false

        mutating func collect(from type: Any.Type, base: Int) {
            let fields = StoredFields.fields(of: type)
            for field in fields {
                if ModelType.isModel(field.type) { holdsModel = true }
                if type is any FieldTransparent.Type {
                    collect(from: field.type, base: base + field.offset)
                } else {
                    add(field.name, offset: base + field.offset, type: field.type)
                }
            }
            if fields.isEmpty { comparisons.append(FieldComparison(offset: base, type: type)) }
        }

        private mutating func add(_ name: String, offset: Int, type: Any.Type) {
            if let installable = type as? any InstallableField.Type {
                let label = name.hasPrefix("_") ? String(name.dropFirst()) : name
                dynamic.append(DynamicField(offset: offset, name: label, type: installable))
            } else if let property = type as? any DynamicProperty.Type {
                collect(from: type, base: offset)
                updatable.append(UpdatableField(offset: offset, type: property))
            } else {
                comparisons.append(FieldComparison(offset: offset, type: type))
            }
        }
    }
}

/// A dynamic property whose own stored properties count as if they were the view's: the holder of a style.
package protocol FieldTransparent {}

/// A stored property with which the runtime has work: `@State`, `@Environment`, `@ObservedObject` and the like.
///
/// The field of the stored view value is prepared in place; what must outlive the value is the returned state.
package protocol InstallableField {
    /// Prepares the field of a view that has just been stored. `state` is what an earlier call for this node returned.
    static func install(at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext) -> AnyObject?

    /// Whether a new value of the property leaves the view as it was.
    static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool

    /// Brings the field up to date after a source changed; returns whether the body must run.
    static func refresh(at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext) -> Bool

    /// The evaluation of the body starts.
    static func willEvaluate(at field: UnsafeMutableRawPointer, state: AnyObject?)

    /// The evaluation of the body has ended.
    static func didEvaluate(state: AnyObject?)

    /// The object that the property stands for and that nobody supplies, if its absence keeps the body from running.
    static func missingObject(state: AnyObject?, in context: FieldContext) -> MissingEnvironmentObject?

    /// The node leaves the tree.
    static func uninstall(state: AnyObject?)
}

extension InstallableField {
    package static func isSameInput(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool { true }
    package static func refresh(
        at field: UnsafeMutableRawPointer, state: AnyObject?, in context: FieldContext
    ) -> Bool { false }
    package static func willEvaluate(at field: UnsafeMutableRawPointer, state: AnyObject?) {}
    package static func didEvaluate(state: AnyObject?) {}
    package static func missingObject(state: AnyObject?, in context: FieldContext) -> MissingEnvironmentObject? { nil }
    package static func uninstall(state: AnyObject?) {}
}

/// Where a field is being installed.
package struct FieldContext {
    package unowned(unsafe) let node: EvaluatingNode
    package let name: String
}
