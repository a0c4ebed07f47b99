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

    @Test func replacingOneInTheMiddleRunsTheNewRow() {
        check({ $0[5_000] = -1 }, runs: 1)
    }

    @Test func reversingRunsNoRow() {
        check({ $0.reverse() }, runs: 0)
    }

    @Test func editsAtSeveralPlacesRunTheNewRows() {
        check(
            { numbers in
                numbers.swapAt(100, 9_000)
                numbers.remove(at: 4_000)
                numbers.insert(contentsOf: [-3, -2, -1], at: 7_000)
                numbers.append(numbers.removeFirst())
            }, runs: 3)
    }

    /// Rows keep their state wherever they go, and those that come back start afresh: seeded edits of all kinds.
    @Test(arguments: [1, 2, 3, 4])
    func rowsKeepTheirStateThroughAllEdits(seed: UInt64) throws {
        struct Rows: View {
            let handle: Handle<[Int]>
            @State private var ids = Array(0..<6)
            var body: some View {
                let _ = handle.keep($ids)
                VStack { ForEach(ids, id: \.self) { TapCounter(name: "\($0)") } }
            }
        }
        var random = SeededRandom(seed: seed)
        let handle = Handle<[Int]>()
        let host = ViewHost(size: CGSize(width: 400, height: 8_000)) { Rows(handle: handle) }
        var ids = Array(0..<6)
        var counts = Dictionary(uniqueKeysWithValues: ids.map { ($0, 0) })
        for step in 0..<200 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0: ids.insert(100 + step, at: Int.random(in: 0...ids.count, using: &random))
            case 1 where !ids.isEmpty: ids.remove(at: Int.random(in: 0..<ids.count, using: &random))
            case 2: ids.shuffle(using: &random)
            case 3 where !ids.isEmpty: ids.append(ids.removeFirst())
            case 4 where !ids.isEmpty: ids.insert(ids.removeLast(), at: 0)
            default:
                if let id = ids.randomElement(using: &random) {
                    try host.tap("\(id):\(counts[id] ?? 0)")
                    counts[id, default: 0] += 1
                }
            }
            handle.set(ids)
            counts = counts.filter { ids.contains($0.key) }
            #expect(host.texts == ids.map { "\($0):\(counts[$0] ?? 0)" })
        }
        #expect(host.issues.isEmpty)
    }

    /// An element that comes with the id of another one is noticed, wherever it comes.
    @Test(arguments: [[1, 2, 3, 4, 1], [3, 1, 2, 3, 4], [1, 2, 2, 3, 4], [9, 9, 1, 2, 3, 4]])
    func equalIdsThatComeLaterAreReported(later: [Int]) {
        struct Rows: View {
            let handle: Handle<[Int]>
            @State private var ids = [1, 2, 3, 4]
            var body: some View {
                let _ = handle.keep($ids)
                VStack { ForEach(ids, id: \.self) { Text("\($0)") } }
            }
        }
        let handle = Handle<[Int]>()
        let host = host { Rows(handle: handle) }
        handle.set(later)
        #expect(host.texts == later.map(String.init))
        #expect(host.issues.map(\.kind) == [.duplicateID])
        handle.set([4, 2])
        #expect(host.texts == ["4", "2"])
    }

    /// How the id is found makes no difference: a stored property, a computed one, one of a class, the element itself.
    @Test func idsAreFoundByEveryKindOfKeyPath() {
        struct Place {
            let floor: Int
            let room: Int
            var name: String { "\(floor)\(room)" }
        }
        final class Guest {
            let name: String
            init(_ name: String) { self.name = name }
        }
        let places = [Place(floor: 1, room: 2), Place(floor: 2, room: 2)]
        func issues(@ViewBuilder _ rows: () -> some View) -> Int {
            let rows = rows()
            return host { VStack { rows } }.issues.count
        }
        #expect(issues { ForEach(places, id: \.floor) { Text($0.name) } } == 0)
        #expect(issues { ForEach(places, id: \.room) { Text($0.name) } } == 1)
        #expect(issues { ForEach(places, id: \.name) { Text($0.name) } } == 0)
        #expect(issues { ForEach([Guest("a"), Guest("b")], id: \.name) { Text($0.name) } } == 0)
        #expect(issues { ForEach([Guest("a"), Guest("a")], id: \.name) { Text($0.name) } } == 1)
        #expect(issues { ForEach(["x", "x"], id: \.self) { Text($0) } } == 1)
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
