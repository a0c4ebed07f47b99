/// A queue from which the object with the lowest number comes out first, and of equal ones the first that came in.
///
/// The queue retains its objects, but moves them about without counting. Invariant: no entry of `heap` precedes its parent,
/// which stands at half its position.
struct PriorityQueue<Element: AnyObject> {
    private struct Entry {
        let priority: UInt64
        let arrival: UInt64
        let element: Unmanaged<Element>

        func precedes(_ other: Entry) -> Bool {
            priority < other.priority || priority == other.priority && arrival < other.arrival
        }
    }

    private var heap: ContiguousArray<Entry> = []
    private var arrivals: UInt64 = 0

    var isEmpty: Bool { heap.isEmpty }

    mutating func insert(_ element: Element, priority: UInt64) {
        arrivals += 1
        let entry = Entry(priority: priority, arrival: arrivals, element: .passRetained(element))
        heap.append(entry)
        heap.withUnsafeMutableBufferPointer { heap in
            var position = heap.count - 1
            while position > 0, entry.precedes(heap[(position - 1) / 2]) {
                heap[position] = heap[(position - 1) / 2]
                position = (position - 1) / 2
            }
            heap[position] = entry
        }
    }

    mutating func removeFirst() -> Element? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last.element.takeRetainedValue() }
        heap.withUnsafeMutableBufferPointer { heap in
            var position = 0
            while position * 2 + 1 < heap.count {
                var child = position * 2 + 1
                if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
                if !heap[child].precedes(last) { break }
                heap[position] = heap[child]
                position = child
            }
            heap[position] = last
        }
        return first.element.takeRetainedValue()
    }
}
