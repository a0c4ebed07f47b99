import Foundation
import TerrariumLayout
import Testing

/// What code that was written for SwiftUI expects of the plain values.
struct GeometryValueTests {
    @Test func setsHoldEdgesAndAxes() {
        #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
        #expect(Edge.Set.horizontal == [.leading, .trailing])
        #expect(Edge.Set(.top).union(.bottom) == .vertical)
        #expect(HorizontalEdge.Set.all.contains(HorizontalEdge.Set(.trailing)))
        #expect(VerticalEdge.Set.all == [.top, .bottom])
        #expect(Axis.Set.horizontal != .vertical)
        #expect(Axis.allCases.map(\.description) == ["horizontal", "vertical"])
        #expect(Edge.allCases.count == 4)
    }

    @Test func edgesHaveCodedForms() throws {
        let data = try JSONEncoder().encode([HorizontalEdge.trailing])
        #expect(try JSONDecoder().decode([HorizontalEdge].self, from: data) == [.trailing])
        #expect(
            try JSONDecoder().decode([VerticalEdge].self, from: JSONEncoder().encode([VerticalEdge.bottom])) == [
                .bottom
            ])
    }

    @Test func insetsAddUp() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(insets.total(.horizontal) == 6)
        #expect(insets.total(.vertical) == 4)
        #expect(insets + insets == EdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8))
        #expect(insets.only(.top) == EdgeInsets(1, edges: .top))
        #expect(EdgeInsets() == EdgeInsets(0))
    }

    @Test func anglesConvert() {
        #expect(Angle(degrees: 180).radians == .pi)
        #expect(Angle.radians(.pi / 2).degrees == 90)
        #expect(Angle.degrees(30) + .degrees(60) == Angle(radians: .degrees90))
        #expect(-Angle.degrees(90) < .zero)
        #expect(2 * Angle.radians(1) / 4 == .radians(0.5))
    }

    @Test func proposalsFillInWhatIsMissing() {
        #expect(
            ProposedViewSize(width: 5, height: nil).replacingUnspecifiedDimensions() == CGSize(width: 5, height: 10))
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
                == CGSize(width: 1, height: 2))
        #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
        #expect(ProposedViewSize.infinity.inset(by: EdgeInsets(5)) == .infinity)
        #expect(
            ProposedViewSize(width: 6, height: nil).inset(by: EdgeInsets(5)) == ProposedViewSize(width: 0, height: nil))
    }

    @Test func alignmentsHaveNames() {
        let names = [Alignment.topLeading, .top, .leading, .center, .bottomTrailing, .leadingLastTextBaseline]
        #expect(
            names.map(\.description)
                == ["topLeading", "top", "leading", "center", "bottomTrailing", "leading/lastTextBaseline"])
        #expect(HorizontalAlignment.middle.description == "MiddleID")
        #expect(HorizontalAlignment.center != .leading)
        #expect(Alignment(horizontal: .trailing, vertical: .bottom) == .bottomTrailing)
    }

    @Test func dimensionsAnswerForEveryGuide() {
        let view = ViewDimensions(size: CGSize(width: 30, height: 20))
        #expect(view[HorizontalAlignment.center] == 15)
        #expect(view[.trailing] == 30)
        #expect(view[.lastTextBaseline] == 20)
        #expect(view[.listRowSeparatorTrailing] == 30)
        #expect(view[.middle] == 15)
        #expect(view[explicit: .middle] == nil)
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.001, "0"), (1.5, "1.5"), (33.33333, "33.33"), (2.05, "2.05"), (-7.25, "-7.25"),
            (10, "10"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"), (0.999, "1"), (1e20, "1e+20"),
        ] as [(CGFloat, String)])
    func numbersPrintShort(_ number: CGFloat, _ expected: String) {
        #expect(number.outlineText == expected)
    }
}

extension Double {
    fileprivate static let degrees90 = Angle.degrees(30).radians + Angle.degrees(60).radians
}
