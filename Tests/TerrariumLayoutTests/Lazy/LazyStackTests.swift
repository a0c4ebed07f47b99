import Foundation
import TerrariumLayout
import Testing

struct LazyStackTests {
    private let column = LazyStack(.vertical, alignment: HorizontalAlignment.leading.key, spacing: nil)

    @Test func offersTheWidthAndNoHeight() {
        #expect(column.offer(ProposedViewSize(width: 70, height: 50)) == ProposedViewSize(width: 70, height: nil))
        let row = LazyStack(.horizontal, alignment: VerticalAlignment.center.key, spacing: 3)
        #expect(row.offer(ProposedViewSize(width: 70, height: 50)) == ProposedViewSize(width: nil, height: 50))
        #expect(row.gap == 3)
    }

    @Test func takesTheProposedWidth() {
        let lengths = LazyLengths(count: 3, gap: column.gap, fallback: 10)
        #expect(column.size(.init(width: 70, height: 5), lengths: lengths, widest: 20) == CGSize(width: 70, height: 46))
        #expect(column.size(.unspecified, lengths: lengths, widest: 20) == CGSize(width: 20, height: 46))
    }

    @Test(
        arguments: [
            (HorizontalAlignment.leading, 0), (.center, 25), (.trailing, 50),
        ] as [(HorizontalAlignment, CGFloat)])
    func alignsViews(_ alignment: HorizontalAlignment, _ x: CGFloat) {
        let stack = LazyStack(.vertical, alignment: alignment.key, spacing: 0)
        let view = box(nil, 20, 10)
        let placement = stack.placement(
            of: LayoutSubview(view), at: 30, width: 70, proposal: ProposedViewSize(width: 70, height: nil))
        #expect(placement.origin == CGPoint(x: x, y: 30))
    }

    @Test(
        arguments: [
            (true, 0, 50, 0), (true, 20, 70, 20), (true, 95, 145, 90), (true, 200, 250, 90),
            (false, 0, 50, 40), (false, 0, 5, 0), (false, 80, 130, 90),
        ] as [(Bool, CGFloat, CGFloat, CGFloat)])
    func pinsHeadersAndFooters(_ isHeader: Bool, _ lower: CGFloat, _ upper: CGFloat, _ expected: CGFloat) {
        let start = LazyStack.pinnedStart(isHeader: isHeader, length: 10, section: 0...100, visible: lower...upper)
        #expect(start == expected)
    }
}
