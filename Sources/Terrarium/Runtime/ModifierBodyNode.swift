/// The node of a user's view modifier: a transparent composite into whose body the content is spliced.
package final class ModifierBodyNode<Modifier: ViewModifier, Base: View>: ModifierContentSource, @unchecked Sendable {
    @exclusivity(unchecked) private var modifier: Modifier
    @exclusivity(unchecked) private var content: Base
    @exclusivity(unchecked) private var fields: FieldStorage

    init(_ modifier: Modifier, content: Base, parent: Node) {
        self.modifier = modifier
        self.content = content
        fields = FieldStorage(plan: FieldPlan.plan(for: Modifier.self))
        super.init(parent: parent)
        if !fields.plan.updatableFields.isEmpty { flags.insert(.updatesProperties) }
    }

    func mount() {
        withFields { fields, base in fields.install(at: base, for: self) }
        noteCause(.first)
        runEvaluation()
    }

    func update(_ new: Modifier, content: Base) {
        self.content = content
        contentDidChange()
        let isSame = withUnsafePointer(to: &modifier) { old in
            withUnsafePointer(to: new) { fields.plan.areEqual(UnsafeRawPointer(old), UnsafeRawPointer($0)) }
        }
        if !isSame {
            modifier = new
            withFields { fields, base in
                fields.install(at: base, for: self)
                _ = fields.refresh(at: base, for: self)
            }
            noteCause(.parent)
            runEvaluation()
        }
        refreshContents()
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
        let body = evaluating { UncheckedBox(modifier.body(content: Modifier.Content(source: self))) }.value
        fields.didEvaluate()
        updateContent(body)
    }

    override func updateSplicedContent(in cursor: inout _ChildCursor) {
        Base._update(content, in: &cursor)
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
    package override func fieldName(of source: Source) -> String? { fields.name(of: source) }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        readingSnapshot(fields, in: context)
    }

    private func withFields<Result>(_ work: (inout FieldStorage, UnsafeMutableRawPointer) -> Result) -> Result {
        withUnsafeMutablePointer(to: &modifier) { work(&fields, UnsafeMutableRawPointer($0)) }
    }
}

/// Owns the content that the placeholder views in a modifier's body stand for.
package class ModifierContentSource: EvaluatingNode, @unchecked Sendable {
    private var contents: ContiguousArray<Unmanaged<ModifierContentNode>> = []
    fileprivate private(set) var contentVersion = 0

    /// Places or updates the content under a placeholder.
    func updateSplicedContent(in cursor: inout _ChildCursor) {}

    final func contentDidChange() {
        contentVersion += 1
    }

    /// Hands the newest content to every placeholder that has not met it yet: the body did not run, or a view that holds
    /// a placeholder was found equal and passed over.
    final func refreshContents() {
        // Held one by one: what refreshes one placeholder may take another one away.
        for content in contents.map({ $0.takeUnretainedValue() })
        where content.version != contentVersion && !content.flags.contains(.isUnmounted) {
            content.refresh()
        }
    }

    fileprivate func add(_ content: ModifierContentNode) {
        contents.append(.passUnretained(content))
    }

    fileprivate func remove(_ content: ModifierContentNode) {
        contents.removeAll { $0.toOpaque() == Unmanaged.passUnretained(content).toOpaque() }
    }
}

/// The place in a modifier's body where the content stands.
///
/// The source is held: a placeholder that a program handed to another part of the tree outlives the modifier, and goes on
/// showing the content that the modifier had last.
package final class ModifierContentNode: Node, @unchecked Sendable {
    private var source: ModifierContentSource
    fileprivate private(set) var version = 0

    init(source: ModifierContentSource, parent: Node) {
        self.source = source
        super.init(parent: parent)
    }

    /// Places or updates the content of a source at the place of the cursor.
    static func update(_ source: ModifierContentSource, in cursor: inout _ChildCursor) {
        if let node = cursor.existing {
            let known = unsafeDowncast(node, to: ModifierContentNode.self)
            cursor.advance(past: known)
            known.follow(source)
            known.refresh()
        } else {
            let node = ModifierContentNode(source: source, parent: cursor.parent)
            cursor.append(node)
            source.add(node)
            node.refresh()
        }
    }

    func refresh() {
        version = source.contentVersion
        var cursor = _ChildCursor(childrenOf: self)
        source.updateSplicedContent(in: &cursor)
    }

    /// Another modifier's content stands here from now on, which may be of another type.
    private func follow(_ new: ModifierContentSource) {
        guard new !== source else { return }
        source.remove(self)
        removeChildren()
        source = new
        new.add(self)
        structureDidChange()
    }

    package override func willUnmount() {
        source.remove(self)
    }
}
