/// What every node of a `ForEach` has, whether it makes all rows or only those that are asked for.
@usableFromInline
package class ForEachNodeBase<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, @unchecked Sendable {
    @usableFromInline typealias Row = RowNode<Data, ID, Content>

    @exclusivity(unchecked) @usableFromInline final var view: ForEach<Data, ID, Content>
    final let plan = FieldPlan.reference(for: ForEachNodeBase.self)

    @usableFromInline
    init(_ view: ForEach<Data, ID, Content>, parent: borrowing Node) {
        self.view = view
        super.init(parent: parent)
        markDynamicContent()
    }

    package final override var isDynamicContent: Bool { true }

    /// Whether a lazy container makes the rows.
    @usableFromInline final var isLazy: Bool { flags.contains(.isLazyRun) }

    /// Takes a new value of the view.
    @inlinable
    final func takeView(_ new: ForEach<Data, ID, Content>) {
        adopt(new)
        if isLazy {
            unsafeDowncast(self, to: LazyForEachNode<Data, ID, Content>.self).update()
        } else {
            unsafeDowncast(self, to: ForEachNode<Data, ID, Content>.self).update()
        }
    }

    /// Takes over a new value of the view, but for the range of one that was constant.
    @inlinable
    final func adopt(_ new: ForEach<Data, ID, Content>) {
        guard case .constantRange = view.identity else {
            view = new
            return
        }
        if view.data.count != new.data.count { reportChangedRange() }
        view = ForEach(data: view.data, content: new.content, identity: view.identity, updater: new.updater)
    }

    @inlinable
    final func uniqueIdentity(of element: Data.Element, among seen: inout SeenIdentities<ID>) -> RowIdentity<ID> {
        let identity = seen.next(view.id(of: element))
        if identity.occurrence == 1 { reportRepetition(of: identity.id) }
        return identity
    }

    @usableFromInline
    final func reportChangedRange() {
        runtime.report(
            .changedConstantRange,
            "ForEach over a Range follows no change of it: it keeps its first \(view.data.count) elements. "
                + "Give it an id: ForEach(range, id: \\.self) { … }",
            at: self)
    }

    @usableFromInline
    final func reportRepetition(of id: ID) {
        runtime.report(
            .duplicateID,
            "ForEach: the id \(String(describing: id)) occurs several times. Rows are kept apart by their "
                + "order only; make the ids unique.",
            at: self)
    }
}

/// The node of a `ForEach`: one row for each element, kept by identity.
///
/// Invariant: `rows` are the children, in order, and hold the identities of `view.data`, in order.
@usableFromInline
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ForEachNodeBase<Data, ID, Content>, @unchecked Sendable
{
    @exclusivity(unchecked) @usableFromInline var rows: ContiguousArray<Row> = []
    /// Whether several elements have the same id.
    @exclusivity(unchecked) @usableFromInline var hasRepetitions = false

    @usableFromInline
    override init(_ view: ForEach<Data, ID, Content>, parent: borrowing Node) {
        super.init(view, parent: parent)
    }

    /// Makes the first rows.
    @inlinable
    func mount() {
        let count = view.data.count
        rows.reserveCapacity(count)
        var seen = SeenIdentities<ID>(capacity: count)
        var cursor = _ChildCursor(childrenOf: self)
        for element in view.data {
            let row = Row(uniqueIdentity(of: element, among: &seen), element: element, parent: self)
            cursor.append(row)
            rows.append(row)
            row.updateRow()
        }
        hasRepetitions = !seen.repetitions.isEmpty
    }

    /// Brings the rows up to date with the elements of the view.
    @inlinable
    func update() {
        if updateInOrder() { return }
        if hasRepetitions || !matchFromEnds() { matchByTable() }
        for row in rows { row.updateRow() }
        rowsDidChange()
    }

    /// Rows of the same elements in the same order, the usual case.
    @inlinable
    func updateInOrder() -> Bool {
        guard rows.count == view.data.count else { return false }
        var index = 0
        for element in view.data {
            guard rows[index].id == view.id(of: element) else { return false }
            index += 1
        }
        index = 0
        for element in view.data {
            rows[index].element = element
            rows[index].updateRow()
            index += 1
        }
        return true
    }

    /// Finds rows by a table of all identities.
    @inlinable
    func matchByTable() {
        var known: [RowIdentity<ID>: Row] = [:]
        known.reserveCapacity(rows.count)
        for row in rows { known[row.rowIdentity] = row }
        var seen = SeenIdentities<ID>(capacity: view.data.count)
        var next: ContiguousArray<Row> = []
        next.reserveCapacity(view.data.count)
        for element in view.data {
            let identity = uniqueIdentity(of: element, among: &seen)
            if let row = known.removeValue(forKey: identity) {
                row.element = element
                next.append(row)
            } else {
                next.append(Row(identity, element: element, parent: self))
            }
        }
        hasRepetitions = !seen.repetitions.isEmpty
        let gone = ContiguousArray(rows.filter { known[$0.rowIdentity] === $0 })
        replaceRows(0..<rows.count, by: next, removing: gone)
    }

    /// Puts rows into the place of some that stand side by side. What stands around them stays linked as it is.
    @inlinable
    func replaceRows(_ range: Range<Int>, by next: ContiguousArray<Row>, removing gone: ContiguousArray<Row>) {
        for row in gone { row.unmountAlone() }
        rows.replaceSubrange(range, with: next)
        var previous = range.lowerBound > 0 ? rows[range.lowerBound - 1] : nil
        for row in next {
            link(row, after: previous)
            previous = row
        }
        let end = range.lowerBound + next.count
        link(end < rows.count ? rows[end] : nil, after: previous)
    }

    @inlinable
    func link(_ row: Row?, after previous: Row?) {
        if let previous { previous.nextSibling = row } else { firstChild = row }
    }

    @usableFromInline
    func rowsDidChange() {
        preferencesDidChange()
        structureDidChange()
    }
}
