public import Foundation

/// Views made from a collection, whose elements a person can delete and move in a list.
public protocol DynamicViewContent<Data>: View {
    associatedtype Data: Collection

    /// The collection.
    nonisolated var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    public nonisolated var data: Content.Data { content.data }
}

extension DynamicViewContent {
    /// Lets a person delete rows: a swipe from the trailing edge runs the action with the row's index.
    @preconcurrency
    public nonisolated func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditModifier(delete: action))
    }

    /// Lets a person move rows. A host does not drag; tests call the action through the model.
    @preconcurrency
    public nonisolated func onMove(
        perform action: (@MainActor (IndexSet, Int) -> Void)?
    ) -> some DynamicViewContent {
        modifier(RowEditModifier(move: action))
    }
}

/// Holds the actions by which rows are deleted and moved.
public nonisolated struct _RowEditModifier: ViewModifier {
    public typealias Body = Never

    var delete: (@MainActor (IndexSet) -> Void)?
    var move: (@MainActor (IndexSet, Int) -> Void)?
    /// Deletes the row in which the modifier stands.
    var deleteOwn: (@MainActor () -> Void)?

    public static func _update<Base: View>(_ modifier: Self, content: Base, in cursor: inout _ChildCursor) {
        let node: RowEditNode
        if let existing = cursor.existing {
            node = unsafeDowncast(existing, to: RowEditNode.self)
            cursor.advance(past: node)
        } else {
            node = RowEditNode(parent: cursor.parent)
            cursor.append(node)
        }
        node.delete = modifier.delete
        node.move = modifier.move
        node.deleteOwn = modifier.deleteOwn
        node.updateContent(content)
    }
}

typealias RowEditModifier = _RowEditModifier

package final class RowEditNode: Node, SwipeHandling, @unchecked Sendable {
    var delete: (@MainActor (IndexSet) -> Void)?
    var move: (@MainActor (IndexSet, Int) -> Void)?
    var deleteOwn: (@MainActor () -> Void)?

    package var offersSwipe: Bool { delete != nil || deleteOwn != nil }

    package func swipe(_ edge: String, row: Node) -> Bool {
        guard edge == "trailing" else { return false }
        if let deleteOwn {
            onMainActor { deleteOwn() }
            return true
        }
        guard let delete, let index = index(of: row) else { return false }
        onMainActor { delete(IndexSet(integer: index)) }
        return true
    }

    /// Which element's view holds the row: the number of its node among the rows of the `ForEach`.
    private func index(of row: Node) -> Int? {
        var element: Node?
        var node: Node? = row
        while let current = node, current !== self {
            if current is any IdentifiedNode, !(current is IdentityNodeBase) { element = current }
            node = current.parent
        }
        guard let element else { return nil }
        if let run = element.parent?.asLazyRun { return run.builtRows.first { $0.node === element }?.index }
        var index = 0
        var sibling = element.parent?.firstChild
        while let other = sibling, other !== element {
            index += 1
            sibling = other.nextSibling
        }
        return index
    }
}
