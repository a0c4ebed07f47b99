/// What a toolbar shows: items, groups of items, and what is composed of them.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent

    /// The items. Give content of your own a body; the library's own content does without one.
    @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }

    /// Places the nodes of the items under the cursor, or brings them up to date.
    nonisolated static func _updateToolbar(_ content: Self, in cursor: inout _ChildCursor)
}

/// Toolbar content whose items have ids. A host shows it as any other.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    /// Traps: the content has no body. The library never asks for it.
    public var body: Never {
        fatalError("\(Self.self) is primitive toolbar content and has no body.")
    }
}

extension ToolbarContent {
    public nonisolated static func _updateToolbar(_ content: Self, in cursor: inout _ChildCursor) {
        if let existing = cursor.existing {
            let node = unsafeDowncast(existing, to: ToolbarContentNode<Self>.self)
            cursor.advance(past: node)
            node.update(content)
        } else {
            let node = ToolbarContentNode(content, parent: cursor.parent)
            cursor.append(node)
            node.mount()
        }
    }
}

/// The node of toolbar content with a body. Its dynamic properties work as a view's do.
package final class ToolbarContentNode<Content: ToolbarContent>: EvaluatingNode, @unchecked Sendable {
    @exclusivity(unchecked) private var content: Content
    @exclusivity(unchecked) private var fields: FieldStorage

    init(_ content: Content, parent: Node) {
        self.content = content
        fields = FieldStorage(plan: FieldPlan.plan(for: Content.self))
        super.init(parent: parent)
        if !fields.plan.updatableFields.isEmpty { flags.insert(.updatesProperties) }
    }

    func mount() {
        withFields { fields, base in fields.install(at: base, for: self) }
        noteCause(.first)
        runEvaluation()
    }

    func update(_ new: Content) {
        content = new
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
        let body = evaluating { UncheckedBox(content.body) }.value
        fields.didEvaluate()
        var cursor = _ChildCursor(childrenOf: self)
        Content.Body._updateToolbar(body, in: &cursor)
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

    private func withFields<Result>(_ work: (inout FieldStorage, UnsafeMutableRawPointer) -> Result) -> Result {
        withUnsafeMutablePointer(to: &content) { work(&fields, UnsafeMutableRawPointer($0)) }
    }
}
