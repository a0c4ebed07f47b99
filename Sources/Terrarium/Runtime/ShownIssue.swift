import Foundation
import TerrariumLayout

extension EvaluatingNode {
    /// Puts an issue in the place of this node's content.
    package final func showIssue(kind: ViewIssue.Kind, _ message: String) {
        runtime.report(kind, message, at: self)
        removeChildren()
        flags.insert(.showsIssue)
        let node = LeafNode(IssueView(kind: kind.rawValue, message: message), parent: self)
        firstChild = node
        structureDidChange()
    }

    /// Puts the issue of an object that nobody supplies in the place of the content, or traps if that is the policy.
    package final func showIssue(of missing: MissingEnvironmentObject) {
        let message = missing.message(path: path, present: scope.values.objectTypeNames)
        if runtime.missingObjects == .trap { fatalError(message) }
        showIssue(kind: .missingObject, message)
    }

    /// Makes room for the content again after an issue stood in its place.
    final func removeIssueIfShown() {
        guard flags.contains(.showsIssue) else { return }
        flags.remove(.showsIssue)
        removeChildren()
        structureDidChange()
    }
}

/// The line that stands where a view cannot be shown.
nonisolated struct IssueView: LeafView, Equatable {
    typealias Body = Never
    typealias Resolved = Void

    let kind: String
    let message: String

    static func _update(_ view: Self, in cursor: inout _ChildCursor) {
        updateLeaf(view, in: &cursor)
    }

    static func size(of resolved: Void, for proposal: ProposedViewSize, in context: LeafContext) -> CGSize {
        .zero
    }

    func describe(_ resolved: Void, in context: LeafContext) -> LeafDescription {
        var description = LeafDescription("issue")
        description.text = message
        description.attributes = [SnapshotAttribute(kind)]
        return description
    }
}
