import Foundation
import Observation
import Terrarium
import Testing

/// Numbers that a list follows.
@Observable @MainActor
private final class Numbers {
    var values: [Int]

    init(_ values: [Int]) { self.values = values }
}

private struct NumberList: View {
    let numbers: Numbers

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 0) {
                ForEach(numbers.values, id: \.self) { TapCounter(name: "n\($0)") }
            }
        }
    }
}

@MainActor
struct LazyForEachNodeTests {
    @Test func stateFollowsTheIdentity() throws {
        let numbers = Numbers(Array(0..<1000))
        let host = host(100, 48) { NumberList(numbers: numbers) }
        try host.tap("n1:0")
        numbers.values.insert(-1, at: 0)
        #expect(host.texts == ["n-1:0", "n0:0", "n1:1"])
        numbers.values.reverse()
        #expect(host.texts == ["n999:0", "n998:0", "n997:0"])
        numbers.values = [1, 5]
        #expect(host.texts == ["n1:1", "n5:0"])
    }

    @Test func aChangeOfDataMakesNoRowOutOfSight() throws {
        let numbers = Numbers(Array(0..<100_000))
        let host = host(100, 48) { NumberList(numbers: numbers) }
        _ = host.texts
        let counts = host.evaluations {
            numbers.values.append(-7)
            _ = host.texts
        }
        #expect(counts["TapCounter", default: 0] == 0)
        let more = host.evaluations {
            numbers.values.removeFirst()
            _ = host.texts
        }
        #expect(more["TapCounter", default: 0] == 1)
    }

    @Test func stateOfAnElementThatWentIsGone() throws {
        let numbers = Numbers([1, 2])
        let host = host(100, 48) { NumberList(numbers: numbers) }
        try host.tap("n1:0")
        numbers.values = [2]
        #expect(host.texts == ["n2:0"])
        numbers.values = [1, 2]
        #expect(host.texts == ["n1:0", "n2:0"])
    }

    @Test func equalIdentitiesAreReportedAndShown() {
        let host = host(100, 100) {
            LazyVStack { ForEach([1, 1], id: \.self) { Text("\($0)") } }
        }
        #expect(host.texts == ["1", "1"])
        #expect(host.issues.map(\.kind) == [.duplicateID])
    }

    @Test func aSwipeDeletesTheRowThatItMeets() throws {
        struct Deleting: View {
            @State var values = Array(0..<1000)

            var body: some View {
                List {
                    ForEach(values, id: \.self) { Text("v\($0)") }
                        .onDelete { values.remove(atOffsets: $0) }
                }
            }
        }
        let host = host(100, 88) { Deleting() }
        try host.scroll(.role(.list), to: 500)
        try host.swipe("v500", .trailing)
        #expect(!host.texts.contains("v500"))
        #expect(host.texts.contains("v501") || host.texts.contains("v499"))
    }

    /// A generator of numbers that are the same in every run.
    private struct Numbered: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state ^ (state >> 29)
        }
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6])
    func whateverHappensToTheDataTheRowsInSightAreTheRightOnes(_ seed: UInt64) throws {
        var generator = Numbered(state: seed)
        let numbers = Numbers(Array(0..<60))
        let host = host(100, 80) { NumberList(numbers: numbers) }
        var next = 1000
        for step in 0..<120 {
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                numbers.values.insert(next, at: Int.random(in: 0...numbers.values.count, using: &generator))
                next += 1
            case 1 where !numbers.values.isEmpty:
                numbers.values.remove(at: Int.random(in: 0..<numbers.values.count, using: &generator))
            case 2: numbers.values.shuffle(using: &generator)
            case 3: numbers.values.removeAll { $0 % 7 == step % 7 }
            case 4:
                numbers.values += (next..<(next + 10))
                next += 10
            default:
                guard let target = numbers.values.randomElement(using: &generator) else { continue }
                try host.scroll(.role(.scrollView), to: target)
                #expect(host.texts.contains("n\(target):0"))
            }
            let names = numbers.values.map { "n\($0):0" }
            let shown = host.texts
            #expect(shown.count == min(names.count, 5) || shown.count == 6)
            if let first = shown.first, let start = names.firstIndex(of: first) {
                #expect(Array(names[start...].prefix(shown.count)) == shown)
            } else {
                #expect(names.isEmpty)
            }
            #expect(host.all(.view(TapCounter.self)).count == shown.count)
        }
    }
}
