import Terrarium
import Testing

@Suite struct SnapshotChildrenTests {
    private let nodes = (0..<5).map { Tree.text("\($0)") }

    @Test(arguments: 0...5)
    func theyAreTheSameHoweverTheyWereMade(count: Int) {
        let expected = Array(nodes[..<count])
        var appended = SnapshotChildren.none
        for node in expected { appended.append(node) }
        for children in [appended, SnapshotChildren(expected)] {
            #expect(children.count == count)
            #expect(children.isEmpty == expected.isEmpty)
            #expect(children.elementsEqual(expected, by: ===))
            #expect(children.reversed().elementsEqual(expected.reversed(), by: ===))
        }
    }

    @Test func copiesDoNotFollowEachOther() {
        var one: SnapshotChildren = [nodes[0], nodes[1]]
        let other = one
        one.append(nodes[2])
        #expect(one.count == 3)
        #expect(other.count == 2)
    }
}
