/// A queue from which the element with the lowest number comes out first, and of equal ones the first that came in.
///
/// Invariant: no element of `heap` precedes its parent, which stands at half its position.
struct PriorityQueue<Element> {
    private struct Entry {
        let priority: UInt64
        let arrival: UInt64
        let element: Element

        func precedes(_ other: Entry) -> Bool {
            (priority, arrival) < (other.priority, other.arrival)
        }
    }

    private var heap: ContiguousArray<Entry> = []
    private var arrivals: UInt64 = 0

    var isEmpty: Bool { heap.isEmpty }

    mutating func insert(_ element: Element, priority: UInt64) {
        arrivals += 1
        heap.append(Entry(priority: priority, arrival: arrivals, element: element))
        var position = heap.count - 1
        while position > 0, heap[position].precedes(heap[(position - 1) / 2]) {
            heap.swapAt(position, (position - 1) / 2)
            position = (position - 1) / 2
        }
    }

    mutating func removeFirst() -> Element? {
        guard let last = heap.indices.last else { return nil }
        heap.swapAt(0, last)
        let first = heap.removeLast()
        var position = 0
        while true {
            var least = position
            for child in [position * 2 + 1, position * 2 + 2] where child < heap.count {
                if heap[child].precedes(heap[least]) { least = child }
            }
            if least == position { return first.element }
            heap.swapAt(position, least)
            position = least
        }
    }
}
