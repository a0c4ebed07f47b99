/// A node that runs the body of a value, of a view, a modifier or toolbar content, and keeps its dynamic properties alive.
///
/// Invariant: `value` is the storage of the dynamic properties; it is replaced only through `update`, which carries their
/// state over.
@usableFromInline
package class BodyNode<Value>: EvaluatingNode, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var value: Value
    private let planReference: Unmanaged<FieldPlan>

    @usableFromInline
    init(_ value: Value, parent: borrowing Node) {
        self.value = value
        planReference = FieldPlan.reference(for: Value.self)
        super.init(parent: parent)
        if withPlan(\.hasUpdatableFields) { flags.insert(.updatesProperties) }
    }

    /// Prepares the dynamic properties and runs the body for the first time.
    @usableFromInline
    final func mount() {
        if withPlan(\.hasDynamicFields) { withFields { fields, base in fields.install(at: base, for: self) } }
        noteCause(.first)
        runEvaluation()
    }

    /// Takes a new value; the body runs only if it differs from the one that is there.
    @usableFromInline
    final func update(_ new: Value) {
        let isSame = withUnsafePointer(to: &value) { old in
            withUnsafePointer(to: new) { new in
                withPlan { $0.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
            }
        }
        if isSame { return }
        value = new
        if withPlan(\.hasDynamicFields) {
            withFields { fields, base in
                fields.install(at: base, for: self)
                _ = fields.refresh(at: base, for: self)
            }
        }
        noteCause(.parent)
        runEvaluation()
    }

    /// Runs the body and updates the children that it describes.
    @usableFromInline
    func runBody() {}

    package final override func performUpdate() {
        let isChanged =
            withPlan(\.hasDynamicFields) && withFields { fields, base in fields.refresh(at: base, for: self) }
        if isChanged || flags.contains(.needsEvaluation) { runEvaluation() }
    }

    package final override func evaluate() {
        guard withPlan(\.hasDynamicFields) else {
            removeIssueIfShown()
            runBody()
            return
        }
        if let missing = fields.missingObject(for: self) {
            showIssue(of: missing)
            return
        }
        removeIssueIfShown()
        withFields { fields, base in fields.willEvaluate(at: base) }
        runBody()
        fields.didEvaluate()
    }

    package final override func updateProperties() {
        withFields { fields, base in fields.updateProperties(at: base) }
    }

    package override func willUnmount() {
        if withPlan(\.hasDynamicFields) { fields.uninstall() }
        super.willUnmount()
    }

    package final override var observesModels: Bool? {
        get { withPlan(\.observesModels) }
        set { fields.plan.observesModels = newValue }
    }

    package final override var evaluationName: String { plan.typeName }

    package final override var isUserCode: Bool { !withPlan(\.isLibraryType) }

    package final override func fieldName(of source: Source) -> String? { fields.name(of: source) }

    /// What outlives the value of the dynamic properties.
    final var fields: FieldStorage { record?.fields ?? FieldStorage(plan: plan) }

    final var plan: FieldPlan { planReference.takeUnretainedValue() }

    /// Looks something up in the plan, which lives as long as the program, without counting references.
    @inline(__always)
    final func withPlan<Result>(_ work: (FieldPlan) -> Result) -> Result {
        planReference._withUnsafeGuaranteedRef(work)
    }

    /// Works on the dynamic properties of a type that has some, or on the user's own kinds of property.
    private func withFields<Result>(_ work: (inout FieldStorage, UnsafeMutableRawPointer) -> Result) -> Result {
        let record = evaluationRecord
        // Not left nil by the line before.
        if record.fields == nil { record.fields = FieldStorage(plan: plan) }
        return withUnsafeMutablePointer(to: &value) { work(&record.fields!, UnsafeMutableRawPointer($0)) }
    }
}
