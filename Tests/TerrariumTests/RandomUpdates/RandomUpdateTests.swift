import Foundation
import Terrarium
import Testing

/// Whatever happens to a tree, it shows what a fresh mount of the same state shows.
@MainActor
struct RandomUpdateTests {
    @Test(arguments: 1...12)
    func updatesGiveWhatAFreshMountGives(seed: Int) async {
        var random = SeededGenerator(seed: UInt64(seed))
        var ids = 0
        var tree = RandomTree(
            id: 0, kind: .window, number: 0,
            children: [
                RandomTree(
                    id: -1, kind: .column, number: 4,
                    children: (0..<4).map { _ in .random(depth: 4, ids: &ids, using: &random) }),
                .random(depth: 3, ids: &ids, using: &random),
            ])
        var counts: [String: Int] = [:]
        let (record, handle) = (RandomTreeRecord(), Handle<RandomTree>())
        let live = host(300, 300) { RandomTreeRoot(tree, record: record, handle: handle) }

        for step in 0..<250 {
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                tree.mutateBelow(ids: &ids, using: &random)
            }
            counts = Self.survivors(of: counts, in: tree)
            handle.set(tree)
            _ = live.texts
            for path in counts.keys.sorted() where Int.random(in: 0..<3, using: &random) == 0 {
                counts[path, default: 0] += 1
                record.counters[path]?.wrappedValue += 1
            }

            let freshRecord = RandomTreeRecord()
            freshRecord.startingCounts = counts
            let fresh = host(300, 300) {
                RandomTreeRoot(tree, record: freshRecord, handle: Handle<RandomTree>())
            }
            for style in [OutlineStyle.layout, .structure.environment(.changes)] {
                let (shown, expected) = (live.outline(style), fresh.outline(style))
                guard shown == expected else {
                    Issue.record("Seed \(seed), step \(step):\n\(Self.difference(shown, expected))")
                    return
                }
            }
            guard record.appeared == freshRecord.appeared else {
                Issue.record(
                    "Seed \(seed), step \(step): \(record.appeared) appeared, not \(freshRecord.appeared)")
                return
            }
            fresh.unmount()
            // Other tests on the main actor get their turn.
            await Task.yield()
        }
        live.unmount()
        #expect(record.appeared.isEmpty)
        #expect(live.issues.isEmpty)
    }

    /// A count lives as long as its counter keeps its place; a counter that is new starts from zero.
    private static func survivors(of counts: [String: Int], in tree: RandomTree) -> [String: Int] {
        var survivors: [String: Int] = [:]
        tree.forEachShown { part, path in
            if part.kind == .counter { survivors[path] = counts[path] ?? 0 }
        }
        return survivors
    }

    /// The first lines that differ, with those before them.
    private static func difference(_ shown: String, _ expected: String) -> String {
        let (left, right) = (shown.split(separator: "\n"), expected.split(separator: "\n"))
        let index =
            zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
            ?? min(left.count, right.count)
        let start = max(0, index - 6)
        let common = left[start..<min(index, left.count)].joined(separator: "\n")
        return """
            \(common)
            shown:
            \(left.dropFirst(index).prefix(6).joined(separator: "\n"))
            fresh:
            \(right.dropFirst(index).prefix(6).joined(separator: "\n"))
            """
    }
}
