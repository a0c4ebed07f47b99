/// The node of a `ForEach` in a lazy container: a row is made when the container asks for it, and then kept.
///
/// Invariant: `built` holds the children in order, each with its place in `view.data`; `identities` has one for each
/// element.
@usableFromInline
package final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ForEachNodeBase<Data, ID, Content>, LazyRun, @unchecked Sendable
{
    private var identities: ContiguousArray<RowIdentity<ID>> = []
    private var built: ContiguousArray<(index: Int, row: Row)> = []

    @usableFromInline
    override init(_ view: ForEach<Data, ID, Content>, parent: Node) {
        super.init(view, parent: parent)
        flags.insert(.isLazyRun)
    }

    @usableFromInline
    func mount() {
        identities = readIdentities()
    }

    /// Brings the rows that are there up to date with the elements of the view.
    @usableFromInline
    func update() {
        let next = readIdentities()
        if next == identities {
            updateBuiltRows()
        } else {
            identities = next
            reconcile()
        }
    }

    private func readIdentities() -> ContiguousArray<RowIdentity<ID>> {
        var seen = SeenIdentities<ID>(capacity: view.data.count)
        return ContiguousArray(view.data.map { uniqueIdentity(of: $0, among: &seen) })
    }

    private func element(at index: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: index)]
    }

    /// Finds the rows that are there at their new places, and lets go of those whose elements are gone.
    private func reconcile() {
        var known: [RowIdentity<ID>: Row] = [:]
        for (_, row) in built { known[row.rowIdentity] = row }
        built.removeAll(keepingCapacity: true)
        if !known.isEmpty {
            for (index, identity) in identities.enumerated() {
                if let row = known.removeValue(forKey: identity) { built.append((index, row)) }
            }
        }
        for row in known.values { row.unmountAlone() }
        relinkChildren(ContiguousArray(built.map(\.row)))
        preferencesDidChange()
        updateBuiltRows()
        structureDidChange()
    }

    private func updateBuiltRows() {
        for (index, row) in built {
            row.element = element(at: index)
            row.updateRow()
        }
    }

    // MARK: Rows

    package var rowCount: Int { identities.count }

    package var builtRows: ContiguousArray<BuiltRow> {
        ContiguousArray(built.map { BuiltRow(index: $0.index, node: $0.row) })
    }

    package func buildRow(_ index: Int) -> Node {
        let position = position(of: index)
        if position < built.count, built[position].index == index { return built[position].row }
        let row = Row(identities[index], element: element(at: index), parent: self)
        if position == 0 {
            row.nextSibling = firstChild
            firstChild = row
        } else {
            row.nextSibling = built[position - 1].row.nextSibling
            built[position - 1].row.nextSibling = row
        }
        built.insert((index, row), at: position)
        row.updateRow()
        var node: Node? = self
        while let current = node, !current.flags.contains(.isLayoutNode) {
            current.contentsDidChange()
            node = current.parent
        }
        preferencesDidChange()
        snapshotDidChange()
        return row
    }

    package func rowIndex(of identity: AnyHashable) -> Int? {
        guard let id = identity.base as? ID else { return nil }
        return identities.firstIndex { $0.id == id }
    }

    /// Where a row stands, or would stand, in `built`.
    private func position(of index: Int) -> Int {
        var (lower, upper) = (0, built.count)
        while lower < upper {
            let middle = (lower + upper) / 2
            if built[middle].index < index { lower = middle + 1 } else { upper = middle }
        }
        return lower
    }

    /// Rows out of sight stay alive, as screens do that others cover, but have no line.
    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        var children: SnapshotChildren = []
        for (_, row) in built where !row.flags.contains(.isOffScreen) {
            let snapshot = context.wrapsRows ? row.rowSnapshot(in: context) : row.snapshot(in: context)
            if !snapshot.isNothing { children.append(snapshot) }
        }
        return .group(children: children)
    }
}
