import Foundation
import Testing

@testable import Terrarium

/// What a stack keeps of its views must follow them: whatever changes, the live tree shows what a fresh one shows.
@MainActor
struct StackNodeTests {
    enum Change: String, CaseIterable, Sendable {
        case emptyInside, emptyRow, spacerAtEdge, spacerBetween, priority, priorityInside, explicitSpacing, alignment
        case unaryChild, ownDistances, height, direction
    }

    /// A column with one part that has two forms. What surrounds it is what the form may move.
    private struct Column: View {
        let change: Change
        let handle: Handle<Bool>
        @State private var isOther: Bool

        init(_ change: Change, _ isOther: Bool, handle: Handle<Bool> = Handle()) {
            self.change = change
            self.handle = handle
            _isOther = State(initialValue: isOther)
        }

        var body: some View {
            let _ = handle.keep($isOther)
            VStack {
                Text("above")
                HStack(alignment: change == .alignment && isOther ? .top : .center) {
                    Text("before")
                    part.padding(1)
                    Color.red.frame(minWidth: 5)
                    Text("some words after it").frame(height: 40)
                }
                VStack(spacing: change == .explicitSpacing && isOther ? 3 : nil) {
                    part
                    Text("under")
                }
                part
                Text("below")
            }
            .environment(\.layoutDirection, change == .direction && isOther ? .rightToLeft : .leftToRight)
        }

        @ViewBuilder private var part: some View {
            switch change {
            case .emptyInside:
                HStack {
                    Text("in")
                    HStack { if !isOther { Text("inner") } }
                }
            case .emptyRow: HStack { if !isOther { Text("in") } }
            case .spacerAtEdge:
                VStack {
                    if isOther { Spacer() }
                    Text("in")
                }
            case .spacerBetween:
                HStack {
                    Text("in")
                    if isOther { Spacer() }
                    Text("out")
                }
            case .priority: Text("in a text that wraps").layoutPriority(isOther ? 1 : 0)
            case .priorityInside: Text("in a text that wraps").layoutPriority(isOther ? 1 : 0).padding(2)
            case .unaryChild:
                HStack {
                    Text("in")
                    if isOther { Text("more") }
                }
            case .ownDistances: Wishing(distance: isOther ? 30 : 8) { Text("in") }
            case .height: Color.green.frame(width: 10, height: isOther ? 60 : 10)
            case .explicitSpacing, .alignment, .direction:
                HStack {
                    Text("in")
                    Text("out").padding(4)
                }
            }
        }
    }

    /// A layout of one view that wants a distance of its own.
    private struct Wishing: Layout {
        let distance: CGFloat

        func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
            var spacing = ViewSpacing()
            for edge in Edge.allCases { spacing[edge] = distance }
            return spacing
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            subviews[0].sizeThatFits(proposal)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            subviews[0].place(at: bounds.origin, proposal: proposal)
        }
    }

    @Test(arguments: Change.allCases)
    func aChangeInsideReachesTheStacksAround(_ change: Change) {
        let handle = Handle<Bool>()
        let live = host(300, 300) { Column(change, false, handle: handle) }
        var seen: Set<String> = [live.outline()]
        for isOther in [true, false, true] {
            handle.set(isOther)
            #expect(live.outline() == host(300, 300) { Column(change, isOther) }.outline())
            seen.insert(live.outline())
        }
        #expect(seen.count == 2)
    }

    /// A stack whose views all have one size measures none of them twice, and keeps nothing of each.
    @Test func viewsOfOneSizeAreMeasuredOnce() {
        func measurements(_ count: Int) -> Int {
            host(400, 10_000) { VStack { ForEach(0..<count, id: \.self) { Text("\($0)").padding(2) } } }
                .runtime.counters.measurements
        }
        #expect(measurements(200) - measurements(100) == 2 * 100)
    }

    /// Three views in a row, of which one takes what is left, inside a column that has no room for all rows.
    @Test func aRowThatSharesItsWidthAsksEachViewAFewTimes() {
        func measurements(_ count: Int) -> Int {
            host(400, 400) {
                VStack {
                    ForEach(0..<count, id: \.self) { number in
                        HStack {
                            Text("row \(number)")
                            Spacer()
                            VStack {
                                Text("a")
                                Text("b").padding(2)
                            }
                        }
                    }
                }
            }
            .runtime.counters.measurements
        }
        // The row once; its text and its column with one size and as small as they get, and the Spacer three times.
        #expect((measurements(200) - measurements(100)) / 100 <= 16)
    }
}
