import Foundation
import Terrarium
import Testing

@MainActor
struct ForEachNodeTests {
    /// Ten thousand rows, and how many bodies an edit of them ran.
    private func check(
        _ edit: (inout [Int]) -> Void, runs newRows: Int, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let (handle, other) = (Handle<[Int]>(), Handle<Int>())
        var numbers = Array(0..<10_000)
        let host = host { HandledNumbers(numbers, handle: handle, other: other) }
        edit(&numbers)
        let expected = ["HandledNumbers: state numbers"] + Array(repeating: "HandledNumber: first", count: newRows)
        #expect(host.cost { handle.set(numbers) }.bodies == expected, sourceLocation: sourceLocation)
        #expect(host.texts.dropFirst() == numbers.map { "#\($0)" }[...], sourceLocation: sourceLocation)
    }

    @Test func insertingInFrontRunsTheNewRows() {
        check({ $0.insert(contentsOf: [-2, -1], at: 0) }, runs: 2)
    }

    @Test func movingRunsNoRow() {
        check({ $0.insert($0.removeLast(), at: 0) }, runs: 0)
    }

    @Test func removingRunsNoRow() {
        check({ $0.remove(at: 5_000) }, runs: 0)
    }

    @Test func equalIdsAreReportedOnceAndKeptApart() {
        struct Rows: View {
            let ids: [Int]
            var body: some View {
                VStack { ForEach(Array(ids.enumerated()), id: \.element) { Text("\($0.element)/\($0.offset)") } }
            }
        }
        let host = host { Rows(ids: [7, 8, 7, 7, 8]) }
        #expect(host.texts == ["7/0", "8/1", "7/2", "7/3", "8/4"])
        #expect(host.issues.map(\.kind) == [.duplicateID, .duplicateID])
        #expect(host.issues.allSatisfy { $0.path == "Rows" })
        #expect(host.issues.first?.message.contains("the id 7 occurs several times") == true)
    }

    /// Each of equal ids is looked up, not searched for: ten thousand of them take no time to speak of.
    @Test func manyEqualIdsAreNoTrouble() {
        let host = host { VStack { ForEach(Array(repeating: 1, count: 10_000), id: \.self) { Text("\($0)") } } }
        #expect(host.issues.map(\.kind) == [.duplicateID])
        #expect(host.texts.count == 10_000)
    }

    @Test func equalIdsKeepTheirStateByTheirOrder() throws {
        struct Rows: View {
            @State private var ids = [1, 1, 2]
            var body: some View {
                VStack {
                    ForEach(ids, id: \.self) { TapCounter(name: "\($0)") }
                    Button("shorter") { ids = [1, 2] }
                }
            }
        }
        let host = host { Rows() }
        try host.tap(ViewQuery.button("1:0").nth(0))
        try host.tap("shorter")
        #expect(host.texts == ["1:1", "2:0", "shorter"])
    }
}
