/// What every node of a `ForEach` has, whether it makes all rows or only those that are asked for.
package class ForEachNodeBase<Data: RandomAccessCollection, ID: Hashable, Content: View>: Node, @unchecked Sendable {
    typealias Row = RowNode<Data, ID, Content>

    @exclusivity(unchecked) final var view: ForEach<Data, ID, Content>
    fileprivate final let plan = FieldPlan.plan(for: ForEachNodeBase.self)

    init(_ view: ForEach<Data, ID, Content>, parent: Node) {
        self.view = view
        super.init(parent: parent)
        markDynamicContent()
    }

    package final override var isDynamicContent: Bool { true }

    /// Makes the first rows.
    func mount() {}

    func update(_ new: ForEach<Data, ID, Content>) {}

    /// Takes over a new value of the view, but for the range of one that was constant.
    final func adopt(_ new: ForEach<Data, ID, Content>) {
        guard case .constantRange = view.identity else {
            view = new
            return
        }
        if view.data.count != new.data.count {
            runtime.report(
                .changedConstantRange,
                "ForEach over a Range follows no change of it: it keeps its first \(view.data.count) elements. "
                    + "Give it an id: ForEach(range, id: \\.self) { … }",
                at: self)
        }
        view = ForEach(data: view.data, content: new.content, identity: view.identity)
    }

    final func uniqueIdentity(of element: Data.Element, among seen: inout SeenIdentities<ID>) -> RowIdentity<ID> {
        let identity = seen.next(view.id(of: element))
        if identity.occurrence == 1 {
            runtime.report(
                .duplicateID,
                "ForEach: the id \(String(describing: identity.id)) occurs several times. Rows are kept apart by their "
                    + "order only; make the ids unique.",
                at: self)
        }
        return identity
    }
}

/// The node of a `ForEach`: one row for each element, kept by identity.
///
/// Invariant: `rows` are the children, in order, and hold the identities of `view.data`, in order.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ForEachNodeBase<Data, ID, Content>, @unchecked Sendable
{
    @exclusivity(unchecked) private var rows: ContiguousArray<Row> = []

    /// Makes the first rows.
    override func mount() {
        rows.reserveCapacity(view.data.count)
        var seen = SeenIdentities<ID>(capacity: view.data.count)
        var last: Node?
        for element in view.data {
            let row = Row(uniqueIdentity(of: element, among: &seen), element: element, parent: self)
            link(row, after: last)
            last = row
            rows.append(row)
            row.runEvaluation()
        }
    }

    override func update(_ new: ForEach<Data, ID, Content>) {
        adopt(new)
        if !updateInOrder() { reconcile() }
    }

    /// Rows of the same elements in the same order, the usual case: no table is made.
    private func updateInOrder() -> Bool {
        guard rows.count == view.data.count else { return false }
        var index = 0
        for element in view.data {
            guard rows[index].rowIdentity.id == view.id(of: element) else { return false }
            index += 1
        }
        index = 0
        for element in view.data {
            rows[index].update(element)
            index += 1
        }
        return true
    }

    private func reconcile() {
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
        replaceRows(with: next, removing: known)
        for row in rows { row.runEvaluation() }
        structureDidChange()
    }

    private func replaceRows(with next: ContiguousArray<Row>, removing gone: [RowIdentity<ID>: Row]) {
        for row in rows where gone[row.rowIdentity] === row { row.unmountAlone() }
        rows = next
        firstChild = nil
        var last: Node?
        for row in rows {
            row.nextSibling = nil
            link(row, after: last)
            last = row
        }
        preferencesDidChange()
    }

    private func link(_ row: Node, after last: Node?) {
        if let last { last.nextSibling = row } else { firstChild = row }
    }
}

/// The identity of a row: the element's, and which of several equal ones it is.
package struct RowIdentity<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
}

/// Numbers equal ids in the order in which they come.
package struct SeenIdentities<ID: Hashable> {
    private var ids: Set<ID>
    private var repetitions: [ID: Int] = [:]

    init(capacity: Int) {
        ids = Set(minimumCapacity: capacity)
    }

    mutating func next(_ id: ID) -> RowIdentity<ID> {
        if ids.insert(id).inserted { return RowIdentity(id: id, occurrence: 0) }
        let repetition = repetitions[id, default: 0] + 1
        repetitions[id] = repetition
        return RowIdentity(id: id, occurrence: repetition)
    }
}

/// One element's place among the children of a `ForEach`. It makes the element's view and notices by itself when
/// something that the closure read has changed.
package final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: EvaluatingNode, IdentifiedNode,
    @unchecked Sendable
{
    let rowIdentity: RowIdentity<ID>
    @exclusivity(unchecked) var element: Data.Element
    private unowned(unsafe) let list: ForEachNodeBase<Data, ID, Content>

    init(_ identity: RowIdentity<ID>, element: Data.Element, parent: ForEachNodeBase<Data, ID, Content>) {
        rowIdentity = identity
        self.element = element
        list = parent
        super.init(parent: parent)
    }

    package var identity: AnyHashable { AnyHashable(rowIdentity.id) }

    func update(_ element: Data.Element) {
        self.element = element
        runEvaluation()
    }

    package override func evaluate() {
        updateContent(evaluating { UncheckedBox(list.view.content(element)) }.value)
    }

    package override var observesModels: Bool? {
        get { list.plan.observesModels }
        set { list.plan.observesModels = newValue }
    }
}
