import Foundation
import Testing

@testable import Terrarium
@testable import TerrariumLayout

/// The bytes that an object of a class takes; the runtime's own answer, which the standard library keeps to itself.
@_silgen_name("$ss36_class_getInstancePositiveExtentSizeySiyXlXpF")
private func instanceSize(_ type: AnyClass) -> Int

/// What a node weighs is what a tree of a hundred thousand leaves weighs.
@Suite @MainActor struct NodeTests {
    private struct Leaf: View {
        let number: Int
        var body: some View { Text("\(number)").padding(4) }
    }

    private struct Covered: View {
        @State private var path = [1]

        var body: some View {
            NavigationStack(path: $path) {
                VStack { ForEach(0..<3, id: \.self) { Leaf(number: $0) } }
                    .navigationDestination(for: Int.self) { Text("screen \($0)") }
            }
        }
    }

    @Test func theNodesOfALeafAreSmall() {
        typealias Row = RowNode<Range<Int>, Int, Leaf>
        #expect(instanceSize(Row.self) <= 104)
        #expect(instanceSize(CompositeNode<Leaf>.self) <= 104)
        #expect(instanceSize(UnaryNode<PaddingLayout>.self) <= 144)
        #expect(instanceSize(LeafNode<Text>.self) <= 144)
    }

    @Test func whatIsNeverMeasuredKeepsNoAnswers() {
        let host = ViewHost { Covered() }
        func leaves() -> [LeafNode<Text>] {
            var leaves: [LeafNode<Text>] = []
            host.runtime.root.forEachDescendant { node in
                if let leaf = node as? LeafNode<Text>, leaf.view != Text("screen \(1)") { leaves.append(leaf) }
                return true
            }
            return leaves.filter { ["0", "1", "2"].contains($0.view.plainString) }
        }
        #expect(host.texts.contains("screen 1"))
        #expect(leaves().count == 3)
        #expect(leaves().allSatisfy { $0.knownRecord == nil })
        #expect(throws: Never.self) { try host.back() }
        #expect(host.texts == ["0", "1", "2"])
        #expect(leaves().allSatisfy { $0.knownRecord != nil })
    }

    @Test func codeThatReadsNothingKeepsNoRecord() {
        struct Reading: View {
            @State private var count = 0
            var body: some View { Text("\(count)") }
        }
        let host = ViewHost {
            Leaf(number: 1)
            Reading()
        }
        var records: [String: Bool] = [:]
        host.runtime.root.forEachDescendant { node in
            if let node = node as? EvaluatingNode, node.isUserCode { records[node.evaluationName] = node.record != nil }
            return true
        }
        #expect(records == ["NodeTests.Leaf": false, "Reading": true])
    }
}
