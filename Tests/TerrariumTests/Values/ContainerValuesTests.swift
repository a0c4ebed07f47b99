import Foundation
import Terrarium
import Testing

extension ContainerValues {
    @Entry fileprivate var indent: Int = 0
    @Entry fileprivate var isLast = false
}

/// Places its children one below the other, each as far in as it says.
private struct Indenting: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        CGSize(width: 100, height: 16 * subviews.count)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, subview) in subviews.enumerated() {
            let values = subview.containerValues
            let x = bounds.minX + CGFloat(values.indent * 8 + (values.isLast ? 1 : 0))
            subview.place(
                at: CGPoint(x: x, y: bounds.minY + CGFloat(index * 16)), proposal: .unspecified)
        }
    }
}

@MainActor
struct ContainerValuesTests {
    @Test func theContainerReadsWhatItsChildrenGive() throws {
        let host = host(100, 100) {
            Indenting {
                Text("a")
                Text("b").containerValue(\.indent, 2)
                Text("c").containerValue(\.indent, 1).padding(0).containerValue(\.isLast, true)
                Text("d").containerValue(\.indent, 1).containerValue(\.indent, 3)
            }
        }
        #expect(try ["a", "b", "c", "d"].map { try host.frame(of: .text($0)).minX } == [0, 16, 9, 24])
    }

    @Test func aChangedValueMovesItsView() throws {
        struct Moving: View {
            @State var indent = 0
            var body: some View {
                Indenting { Button("in") { indent += 1 }.containerValue(\.indent, indent) }
            }
        }
        let host = host(100, 16) { Moving() }
        try host.tap("in")
        #expect(try host.frame(of: "in").minX == 8)
    }

    @Test func aValueDoesNotReachTheContainerFurtherOut() throws {
        let host = host(100, 100) {
            Indenting { VStack { Text("x").containerValue(\.indent, 3) } }
        }
        #expect(try host.frame(of: "x").minX == 0)
    }
}
