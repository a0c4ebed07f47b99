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
}
