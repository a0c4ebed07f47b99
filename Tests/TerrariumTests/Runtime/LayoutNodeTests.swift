import Foundation
import Testing

@testable import Terrarium

/// How often a view was measured.
private final class Measurements: @unchecked Sendable {
    var count = 0
}

/// Lays out one view, and counts how often it is asked for a size that it does not remember.
private struct Counting: Layout {
    let measurements: Measurements

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        measurements.count += 1
        return subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}

/// What layout costs, counted in measurements.
@MainActor
struct LayoutNodeTests {
    /// Nests a view, without nesting its type, and counts how often it is measured.
    private func measurements(
        depth: Int, of leaf: some View = Color.red, _ nest: (AnyView, Int) -> AnyView
    ) -> (leaf: Int, tree: Int) {
        let measurements = Measurements()
        var view = AnyView(Counting(measurements: measurements) { leaf })
        for level in 0..<depth { view = nest(view, level) }
        let host = host(10_000, 10_000) { view }
        _ = host.outline()
        return (measurements.count, host.runtime.counters.measurements)
    }

    @Test func aLeafInManyContainersIsMeasuredAFewTimes() {
        func nest(_ inner: AnyView, _ level: Int) -> AnyView {
            switch level % 8 {
            case 0:
                AnyView(
                    HStack {
                        inner
                        Text("x")
                    })
            case 1: AnyView(inner.padding(1))
            case 2:
                AnyView(
                    VStack {
                        Color.blue
                        inner
                    })
            case 3: AnyView(inner.frame(maxWidth: .infinity))
            case 4:
                AnyView(
                    ZStack {
                        inner
                        Text("y")
                    })
            case 5: AnyView(inner.overlay(alignment: .top) { Text("z") })
            case 6: AnyView(Group { inner }.fixedSize(horizontal: false, vertical: false))
            default: AnyView(inner.frame(minHeight: 5).background { Color.green })
            }
        }
        let few = measurements(depth: 10, nest)
        let many = measurements(depth: 100, nest)
        #expect(few.leaf <= 9)
        #expect(many.leaf <= 9)
        #expect(many.tree <= few.tree * 20)
    }

    @Test func fiftyPairsOfStacksWithFlexibleViewsFinishAtOnce() {
        let counts = measurements(depth: 50) { inner, _ in
            AnyView(
                HStack {
                    Color.red
                    VStack {
                        Color.green
                        inner
                        Color.blue.frame(minHeight: 3)
                    }
                    Color.yellow.frame(maxWidth: 50)
                })
        }
        #expect(counts.leaf <= 9)
        #expect(counts.tree <= 50 * 80)
    }

    @Test func pairsOfStacksWithTextsThatWrapDoNotExplode() {
        let counts = measurements(depth: 20) { inner, _ in
            AnyView(
                HStack {
                    Text("some words that wrap where there is no room")
                    VStack {
                        inner
                        Text("more words that wrap")
                    }
                })
        }
        #expect(counts.tree <= 20_000)
    }

    /// A text that changes its width, beside many that do not.
    private struct Beside: View {
        let leaves: Int
        @State private var text = "x"

        var body: some View {
            VStack(alignment: .leading) {
                HStack {
                    Button(text) { text += "xxx" }
                    Spacer()
                    Text("end")
                }
                VStack {
                    ForEach(0..<10, id: \.self) { group in
                        HStack { ForEach(0..<leaves / 10, id: \.self) { Text("\(group)-\($0)") } }
                    }
                }
            }
            .frame(width: 400, height: 400, alignment: .topLeading)
        }
    }

    @Test func aTextThatGrowsCostsWhatItsOwnStacksCost() throws {
        func cost(_ leaves: Int) throws -> RuntimeCounters {
            let host = host(400, 400) { Beside(leaves: leaves) }
            _ = host.outline()
            try host.tap("x")
            let before = host.runtime.counters
            try host.tap("xxxx")
            let after = host.runtime.counters
            return RuntimeCounters(
                evaluations: after.evaluations - before.evaluations,
                nodesVisited: after.nodesVisited - before.nodesVisited,
                measurements: after.measurements - before.measurements,
                placements: after.placements - before.placements)
        }
        let few = try cost(1000)
        let many = try cost(100_000)
        #expect(few.measurements == many.measurements)
        #expect(few.placements == many.placements)
        #expect(many.measurements <= 60)
    }
}
