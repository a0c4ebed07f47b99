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

    /// Lets a person move rows: `try host.move("Ann", toOffset: 2)` runs the action with the row's index and the offset.
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
    /// Moves the row in which the modifier stands.
    var moveOwn: OwnRowMove?

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
        node.moveOwn = modifier.moveOwn
        node.updateContent(content)
    }
}

typealias RowEditModifier = _RowEditModifier

/// How a row that knows its element moves: among how many, and what to do with the offset.
struct OwnRowMove: @unchecked Sendable {
    let count: @MainActor () -> Int
    let move: @MainActor (_ offset: Int) -> Void
}

package final class RowEditNode: Node, SwipeHandling, @unchecked Sendable {
    var delete: (@MainActor (IndexSet) -> Void)?
    var move: (@MainActor (IndexSet, Int) -> Void)?
    var deleteOwn: (@MainActor () -> Void)?
    var moveOwn: OwnRowMove?

    package func offersSwipe(of row: LayoutNode) -> Bool {
        (delete != nil || deleteOwn != nil) && !row.isKept(from: DeleteDisabledKey.self)
    }

    package func swipe(_ edge: String, row: LayoutNode) -> Bool {
        guard edge == "trailing", offersSwipe(of: row) else { return false }
        if let deleteOwn {
            onMainActor { deleteOwn() }
            return true
        }
        guard let delete, let place = place(of: row) else { return false }
        onMainActor { delete(IndexSet(integer: place.index)) }
        return true
    }

    /// Whether rows here can be moved.
    var offersMove: Bool { move != nil || moveOwn != nil }

    /// Runs the action that moves the row in front of the element at an offset, or behind the last one.
    func move(_ row: LayoutNode, to offset: Int) throws -> Bool {
        if let moveOwn {
            try check(offset, among: onMainActor { moveOwn.count() })
            onMainActor { moveOwn.move(offset) }
            return true
        }
        guard let move, let place = place(of: row) else { return false }
        try check(offset, among: place.count)
        onMainActor { move(IndexSet(integer: place.index), offset) }
        return true
    }

    private func check(_ offset: Int, among count: Int) throws {
        guard !(0...count).contains(offset) else { return }
        throw ActionRefusal(
            .invalidValue, "cannot be moved to offset \(offset): its rows have the offsets 0 to \(count).")
    }

    /// Which element's view holds the row, and of how many: the number of its node among the rows of the `ForEach`.
    private func place(of row: Node) -> (index: Int, count: Int)? {
        var element: Node?
        var node: Node? = row
        while let current = node, current !== self {
            if current is any IdentifiedNode, !(current is IdentityNodeBase) { element = current }
            node = current.parent
        }
        guard let element else { return nil }
        if let run = element.parent?.asLazyRun {
            return run.builtRows.first { $0.node === element }.map { ($0.index, run.rowCount) }
        }
        var index: Int?
        var count = 0
        var sibling = element.parent?.firstChild
        while let other = sibling {
            if other === element { index = count }
            count += 1
            sibling = other.nextSibling
        }
        return index.map { ($0, count) }
    }
}
