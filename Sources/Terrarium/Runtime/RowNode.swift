/// One element's place among the children of a `ForEach`. It makes the element's view and notices by itself when
/// something that the closure read has changed.
@usableFromInline
package final class RowNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: EvaluatingNode, IdentifiedNode,
    @unchecked Sendable
{
    @exclusivity(unchecked) @usableFromInline var element: Data.Element
    @usableFromInline let id: ID

    @inlinable
    init(_ identity: RowIdentity<ID>, element: Data.Element, parent: borrowing ForEachNodeBase<Data, ID, Content>) {
        id = identity.id
        self.element = element
        super.init(parent: parent)
        occurrence = identity.occurrence
    }

    @inlinable
    var rowIdentity: RowIdentity<ID> { RowIdentity(id: id, occurrence: occurrence) }

    /// Uses the node of the `ForEach`: a row is made for it, and evaluated only while it is part of the tree.
    @inlinable @inline(__always)
    func withList<Result>(_ work: (ForEachNodeBase<Data, ID, Content>) -> Result) -> Result {
        Unmanaged<ForEachNodeBase<Data, ID, Content>>.fromOpaque(parentReference!.toOpaque())
            ._withUnsafeGuaranteedRef(work)
    }

    package var identity: AnyHashable { AnyHashable(id) }

    /// Makes the element's view, or makes it anew.
    @inlinable
    func updateRow() {
        if mayEvaluate() { updateView() }
    }

    @inlinable
    func updateView() {
        let outer = beginEvaluation()
        var view: Content?
        observingModels { view = withList { $0.view.content(element) } }
        endEvaluation(outer)
        // The closure has run, and so there is a view.
        updateContent(view!)
    }

    package override func evaluate() {
        updateView()
    }

    package override var observesModels: Bool? {
        get { withList { $0.plan._withUnsafeGuaranteedRef { $0.observesModels } } }
        set { withList { $0.plan._withUnsafeGuaranteedRef { $0.observesModels = newValue } } }
    }
}

/// The identity of a row: the element's, and which of several equal ones it is.
@usableFromInline
package struct RowIdentity<ID: Hashable>: Hashable {
    @usableFromInline let id: ID
    @usableFromInline let occurrence: Int32

    @inlinable
    init(id: ID, occurrence: Int32) {
        self.id = id
        self.occurrence = occurrence
    }
}

/// Numbers equal ids in the order in which they come.
@usableFromInline
package struct SeenIdentities<ID: Hashable> {
    @usableFromInline let isSmall: Bool
    /// The ids that came, where few will come: looking through them costs less than a table.
    @usableFromInline var few: ContiguousArray<ID> = []
    @usableFromInline var many: Set<ID> = []
    @usableFromInline var repetitions: [ID: Int32] = [:]

    /// Expects so many ids.
    @inlinable
    init(capacity: Int) {
        isSmall = capacity <= 12
        if isSmall { few.reserveCapacity(capacity) } else { many.reserveCapacity(capacity) }
    }

    @inlinable
    mutating func next(_ id: ID) -> RowIdentity<ID> {
        if isNew(id) { return RowIdentity(id: id, occurrence: 0) }
        let repetition = repetitions[id, default: 0] + 1
        repetitions[id] = repetition
        return RowIdentity(id: id, occurrence: repetition)
    }

    /// Takes an id; false where it came before.
    @inlinable
    mutating func isNew(_ id: ID) -> Bool {
        guard isSmall else { return many.insert(id).inserted }
        if few.contains(id) { return false }
        few.append(id)
        return true
    }
}
