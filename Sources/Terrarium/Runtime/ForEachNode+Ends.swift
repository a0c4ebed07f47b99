extension ForEachNode {
    /// The rows for the elements, nil for new ones, and the rows that are left over.
    ///
    /// Elements mostly come, go and move one at a time. What has kept its order is found by walking from both ends, and
    /// only what lies between needs a table.
    ///
    /// - Returns: Nil where two elements have the same id.
    @inlinable
    func matchedFromEnds() -> (next: ContiguousArray<Row>, gone: ContiguousArray<Row>)? {
        var ends = RowEnds(rows: rows, count: view.data.count)
        var (start, end) = (view.data.startIndex, view.data.endIndex)
        while start != end, ends.hasRows {
            let first = view.data[start]
            if ends.matchFirst(first, id: view.id(of: first)) {
                view.data.formIndex(after: &start)
                continue
            }
            let before = view.data.index(before: end)
            let last = view.data[before]
            guard ends.matchLast(last, id: view.id(of: last)) else { break }
            end = before
        }
        let between = view.data[start..<end]
        ends.matchByTable(between, id: view.id)
        guard isUnique(ends.new, among: ends.next) else { return nil }
        var next: ContiguousArray<Row> = []
        next.reserveCapacity(ends.next.count)
        var new = ends.new.makeIterator()
        for row in ends.next {
            if let row {
                next.append(row)
            } else if let (id, element) = new.next() {
                next.append(Row(RowIdentity(id: id, occurrence: 0), element: element, parent: self))
            }
        }
        return (next, ends.gone)
    }

    /// Whether the ids of new elements are neither those of known rows nor equal to each other.
    @inlinable
    func isUnique(_ new: ContiguousArray<(id: ID, element: Data.Element)>, among known: ContiguousArray<Row?>) -> Bool {
        if new.isEmpty { return true }
        if new.count == 1 { return !known.contains { $0?.id == new[0].id } }
        var ids = Set<ID>(minimumCapacity: known.count)
        for row in known { if let row { ids.insert(row.id) } }
        for (id, _) in new where !ids.insert(id).inserted { return false }
        return true
    }
}

/// The rows of a `ForEach` while they are matched with new elements.
@usableFromInline
struct RowEnds<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    @usableFromInline typealias Row = RowNode<Data, ID, Content>

    @usableFromInline let rows: ContiguousArray<Row>
    /// The rows that have not been matched.
    @usableFromInline var left: Range<Int>
    /// The row of each element; nil for an element that has none.
    @usableFromInline var next: ContiguousArray<Row?>
    /// The elements that have not been matched.
    @usableFromInline var open: Range<Int>
    @usableFromInline var new: ContiguousArray<(id: ID, element: Data.Element)> = []
    @usableFromInline var gone: ContiguousArray<Row> = []

    @inlinable
    init(rows: ContiguousArray<Row>, count: Int) {
        self.rows = rows
        left = 0..<rows.count
        next = ContiguousArray(repeating: nil, count: count)
        open = 0..<count
    }

    @inlinable var hasRows: Bool { !left.isEmpty }

    /// Gives the first open element the first row that is left, or the last one.
    @inlinable
    mutating func matchFirst(_ element: Data.Element, id: ID) -> Bool {
        guard let row = takeRow(id: id, firstAtFront: true) else { return false }
        row.element = element
        next[open.lowerBound] = row
        open = open.lowerBound + 1..<open.upperBound
        return true
    }

    /// Gives the last open element the last row that is left, or the first one.
    @inlinable
    mutating func matchLast(_ element: Data.Element, id: ID) -> Bool {
        guard let row = takeRow(id: id, firstAtFront: false) else { return false }
        row.element = element
        next[open.upperBound - 1] = row
        open = open.lowerBound..<open.upperBound - 1
        return true
    }

    @inlinable
    mutating func takeRow(id: ID, firstAtFront: Bool) -> Row? {
        let (front, back) = (rows[left.lowerBound], rows[left.upperBound - 1])
        if front.id == id, firstAtFront || back.id != id {
            left = left.lowerBound + 1..<left.upperBound
            return front
        }
        guard back.id == id else { return nil }
        left = left.lowerBound..<left.upperBound - 1
        return back
    }

    /// Finds rows for the elements between the ends; what finds none is new, and the rows that nobody found are gone.
    @inlinable
    mutating func matchByTable(_ elements: Data.SubSequence, id: (Data.Element) -> ID) {
        var known: [ID: Row] = [:]
        if !open.isEmpty { for row in rows[left] { known[row.id] = row } }
        var index = open.lowerBound
        for element in elements {
            let id = id(element)
            if let row = known.removeValue(forKey: id) {
                row.element = element
                next[index] = row
            } else {
                new.append((id, element))
            }
            index += 1
        }
        for row in rows[left] where open.isEmpty || known[row.id] === row { gone.append(row) }
    }
}
