/// The node of a view with a body.
///
/// Invariant: `view` is the storage of the view's dynamic properties; it is replaced only through `update`, which carries
/// their state over.
@usableFromInline
package final class CompositeNode<V: View>: EvaluatingNode, @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var view: V
    @exclusivity(unchecked) private var fields: FieldStorage

    @usableFromInline
    init(_ view: V, parent: Node) {
        self.view = view
        fields = FieldStorage(plan: FieldPlan.plan(for: V.self))
        super.init(parent: parent)
        if !fields.plan.updatableFields.isEmpty { flags.insert(.updatesProperties) }
    }

    /// Prepares the dynamic properties and runs the body for the first time.
    @usableFromInline
    func mount() {
        withFields { fields, base in fields.install(at: base, for: self) }
        noteCause(.first)
        runEvaluation()
    }

    /// Takes a new value of the view; the body runs only if the value differs from the one that is there.
    @usableFromInline
    func update(_ new: V) {
        let isSame = withUnsafePointer(to: &view) { old in
            withUnsafePointer(to: new) { fields.plan.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
        }
        if isSame { return }
        view = new
        withFields { fields, base in
            fields.install(at: base, for: self)
            _ = fields.refresh(at: base, for: self)
        }
        noteCause(.parent)
        runEvaluation()
    }

    package override func performUpdate() {
        let isChanged = withFields { fields, base in fields.refresh(at: base, for: self) }
        if isChanged || flags.contains(.needsEvaluation) { runEvaluation() }
    }

    package override func evaluate() {
        if let missing = fields.missingObject(for: self) {
            showIssue(of: missing)
            return
        }
        removeIssueIfShown()
        withFields { fields, base in fields.willEvaluate(at: base) }
        V._evaluate(_CompositeReference(self))
        fields.didEvaluate()
    }

    package override func updateProperties() {
        withFields { fields, base in fields.updateProperties(at: base) }
    }

    package override func willUnmount() {
        fields.uninstall()
        super.willUnmount()
    }

    package override var observesModels: Bool? {
        get { fields.plan.observesModels }
        set { fields.plan.observesModels = newValue }
    }

    package override var evaluationName: String { fields.plan.typeName }

    package override var isUserCode: Bool { !fields.plan.isLibraryType }

    package override var pathComponent: String? { isUserCode ? fields.plan.typeName : nil }

    package override func fieldName(of source: Source) -> String? { fields.name(of: source) }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        guard isUserCode else { return readingSnapshot(fields, in: context) }
        return compositeSnapshot(named: fields.plan.typeName, type: V.self, in: context)
    }

    package override func environmentEntries(in context: SnapshotContext) -> [SnapshotEnvironmentEntry] {
        context.environment == .reads ? fields.environmentReads : []
    }

    private func withFields<Result>(_ work: (inout FieldStorage, UnsafeMutableRawPointer) -> Result) -> Result {
        withUnsafeMutablePointer(to: &view) { work(&fields, UnsafeMutableRawPointer($0)) }
    }
}
