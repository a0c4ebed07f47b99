extension ForEachNode {
    /// Finds rows for the elements, makes those that are missing, and makes them the children.
    ///
    /// Elements mostly come, go and move one at a time. Most rows have kept their place from one of the ends, and are not
    /// even linked anew; of the others only what has changed its order needs a table.
    ///
    /// - Returns: False where two elements have the same id; then nothing is done.
    @inlinable
    func matchFromEnds() -> Bool {
        let data = view.data
        var (front, back) = (0, rows.count)
        var (start, end) = (data.startIndex, data.endIndex)
        while front < back, start != end {
            let element = data[start]
            guard rows[front].id == view.id(of: element) else { break }
            rows[front].element = element
            front += 1
            data.formIndex(after: &start)
        }
        while front < back, start != end {
            let before = data.index(before: end)
            let element = data[before]
            guard rows[back - 1].id == view.id(of: element) else { break }
            back -= 1
            rows[back].element = element
            end = before
        }
        // An array of its own: with a reference to the one of all rows, replacing some would copy the others.
        let between = ContiguousArray(rows[front..<back])
        let match = RowMatch(rows: between, elements: data[start..<end], id: view.id)
        guard isUnique(match.new) else { return false }
        var next: ContiguousArray<Row> = []
        next.reserveCapacity(match.next.count)
        var new = match.new.makeIterator()
        for row in match.next {
            if let row {
                next.append(row)
            } else if let (id, element) = new.next() {
                next.append(Row(RowIdentity(id: id, occurrence: 0), element: element, parent: self))
            }
        }
        replaceRows(front..<back, by: next, removing: match.gone)
        return true
    }

    /// Whether the ids of new elements are neither those of rows nor equal to each other.
    @inlinable
    func isUnique(_ new: ContiguousArray<(id: ID, element: Data.Element)>) -> Bool {
        if new.isEmpty { return true }
        if new.count == 1 { return !rows.contains { $0.id == new[0].id } }
        var ids = Set<ID>(minimumCapacity: rows.count + new.count)
        for row in rows { ids.insert(row.id) }
        for (id, _) in new where !ids.insert(id).inserted { return false }
        return true
    }
}

/// Which of some rows belong to which elements, where the first ones differ and the last ones, too.
@usableFromInline
struct RowMatch<Data: RandomAccessCollection, ID: Hashable, Content: View> {
    @usableFromInline typealias Row = RowNode<Data, ID, Content>

    @usableFromInline let rows: ContiguousArray<Row>
    /// The rows that have not been matched.
    @usableFromInline var left: Range<Int>
    /// The row of each element; nil for an element that has none.
    @usableFromInline var next: ContiguousArray<Row?>
    /// The elements that have not been matched.
    @usableFromInline var open: Range<Int>
    /// The elements without a row, in order.
    @usableFromInline var new: ContiguousArray<(id: ID, element: Data.Element)> = []
    /// The rows without an element.
    @usableFromInline var gone: ContiguousArray<Row> = []

    @inlinable
    init(rows: ContiguousArray<Row>, elements: Data.SubSequence, id: (Data.Element) -> ID) {
        self.rows = rows
        left = 0..<rows.count
        next = ContiguousArray(repeating: nil, count: elements.count)
        open = 0..<next.count
        var (start, end) = (elements.startIndex, elements.endIndex)
        // An element that has moved to the front or the back leaves the others in order.
        while start != end, !left.isEmpty {
            let first = elements[start]
            if matchFirst(first, id: id(first)) {
                elements.formIndex(after: &start)
                continue
            }
            let before = elements.index(before: end)
            let last = elements[before]
            guard matchLast(last, id: id(last)) else { break }
            end = before
        }
        matchByTable(elements[start..<end], id: id)
    }

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
        if rows[left.lowerBound].id == id, firstAtFront || rows[left.upperBound - 1].id != id {
            left = left.lowerBound + 1..<left.upperBound
            return rows[left.lowerBound - 1]
        }
        guard rows[left.upperBound - 1].id == id else { return nil }
        left = left.lowerBound..<left.upperBound - 1
        return rows[left.upperBound]
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
