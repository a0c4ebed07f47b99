import Foundation
import Testing

@testable import Terrarium

@Suite struct ObjectTableTests {
    final class Object {}

    @Test func keepsAValueForEachObject() {
        let table = ObjectTable<Int>()
        let objects = (0..<100).map { _ in Object() }
        for (index, object) in objects.enumerated() { table[object] = index }
        #expect(objects.map { table[$0] } == (0..<100).map(Optional.some))
        table[objects[3]] = nil
        #expect(table[objects[3]] == nil)
        #expect(table.count == 99)
    }

    @Test func keepsTheFirstOfTwoValues() {
        let table = ObjectTable<Int>()
        let object = Object()
        #expect(table.value(of: object, orElse: 1) == 1)
        #expect(table.value(of: object, orElse: 2) == 1)
        #expect(table[object] == 1)
    }

    @Test func forgetsObjectsThatAreGone() {
        let table = ObjectTable<Int>()
        let kept = Object()
        table[kept] = -1
        for round in 0..<10_000 {
            let object = Object()
            #expect(table[object] == nil)
            table[object] = round
        }
        #expect(table[kept] == -1)
        #expect(table.count <= 17)
    }

    @Test func keepsNoObjectAlive() {
        let table = ObjectTable<Int>()
        weak var released: Object?
        do {
            let object = Object()
            released = object
            table[object] = 1
        }
        #expect(released == nil)
    }
}
