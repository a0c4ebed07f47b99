/// A node that runs the body of a value, of a view, a modifier or toolbar content, and keeps its dynamic properties alive.
///
/// Invariant: `value` is the storage of the dynamic properties; it is replaced only through `update`, which carries their
/// state over.
@usableFromInline
package class BodyNode<Value>: EvaluatingNode, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline final var value: Value
    @exclusivity(unchecked) final var fields: FieldStorage

    @usableFromInline
    init(_ value: Value, parent: borrowing Node) {
        self.value = value
        fields = FieldStorage(plan: FieldPlan.reference(for: Value.self))
        super.init(parent: parent)
        if fields.withPlan(\.hasUpdatableFields) { flags.insert(.updatesProperties) }
    }

    /// Prepares the dynamic properties and runs the body for the first time.
    @usableFromInline
    final func mount() {
        if fields.withPlan(\.hasDynamicFields) { withFields { fields, base in fields.install(at: base, for: self) } }
        noteCause(.first)
        runEvaluation()
    }

    /// Takes a new value; the body runs only if it differs from the one that is there.
    @usableFromInline
    final func update(_ new: Value) {
        let isSame = withUnsafePointer(to: &value) { old in
            withUnsafePointer(to: new) { new in
                fields.withPlan { $0.areEqual(UnsafeRawPointer(old), UnsafeRawPointer(new)) }
            }
        }
        if isSame { return }
        value = new
        if fields.withPlan(\.hasDynamicFields) {
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
        let isChanged = withFields { fields, base in fields.refresh(at: base, for: self) }
        if isChanged || flags.contains(.needsEvaluation) { runEvaluation() }
    }

    package final override func evaluate() {
        guard fields.withPlan(\.hasDynamicFields) else {
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
        if fields.withPlan(\.hasDynamicFields) { fields.uninstall() }
        super.willUnmount()
    }

    package final override var observesModels: Bool? {
        get { fields.withPlan(\.observesModels) }
        set { fields.plan.observesModels = newValue }
    }

    package final override var evaluationName: String { fields.plan.typeName }

    package final override var isUserCode: Bool { !fields.withPlan(\.isLibraryType) }

    package final override func fieldName(of source: Source) -> String? { fields.name(of: source) }

    private func withFields<Result>(_ work: (inout FieldStorage, UnsafeMutableRawPointer) -> Result) -> Result {
        withUnsafeMutablePointer(to: &value) { work(&fields, UnsafeMutableRawPointer($0)) }
    }
}
