import Foundation
import Testing

@testable import Terrarium

@Suite struct PriorityQueueTests {
    @Test(arguments: [1, 2, 3, 4] as [UInt64])
    func elementsComeOutInOrder(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        final class Number {
            let value: Int
            init(_ value: Int) { self.value = value }
        }
        var queue = PriorityQueue<Number>()
        var model: [(priority: UInt64, element: Int)] = []
        for element in 0..<500 {
            if Int.random(in: 0..<3, using: &random) == 0 {
                // Of equal ones the first comes first, as the smallest position does.
                let first = model.indices.min { (model[$0].priority, $0) < (model[$1].priority, $1) }
                #expect(queue.removeFirst()?.value == first.map { model[$0].element })
                if let first { model.remove(at: first) }
            } else {
                let priority = UInt64.random(in: 0..<8, using: &random)
                queue.insert(Number(element), priority: priority)
                model.append((priority, element))
            }
            #expect(queue.isEmpty == model.isEmpty)
        }
    }
}
