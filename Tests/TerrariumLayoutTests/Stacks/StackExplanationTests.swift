import Foundation
import TerrariumLayout
import Testing

struct StackExplanationTests {
    private func explain(_ width: CGFloat?, _ views: [TestElement]) -> String {
        let subviews = LayoutSubviews(views.map { LayoutSubview($0) })
        let proposal = ProposedViewSize(width: width, height: 20)
        return withExtendedLifetime(views) {
            HStackLayout(spacing: 2).explanation(for: proposal, of: subviews).description
        }
    }

    @Test func tellsWhoIsServedWhen() {
        #expect(
            explain(300, [color(), box(nil, 60, 10), color().frame(maxWidth: 30)]) == """
                proposal 300, gaps 4 → 300
                view 1: offered 98.67 → 60 (60 to 60)
                view 2: offered 118 → 30 (0 to 30)
                view 0: offered 206 → 206 (0 to inf)
                """)
    }

    @Test func namesPriorities() {
        #expect(
            explain(52, [color(), color().priority(2)]) == """
                proposal 52, gaps 2 → 52
                view 1: offered 50 → 50 priority 2
                view 0: offered 0 → 0
                """)
    }

    @Test func nothingProposed() {
        #expect(
            explain(nil, [color(), box(nil, 5, 5)]) == """
                proposal nil, gaps 2 → 17
                view 0: offered nil → 10
                view 1: offered nil → 5
                """)
    }

    @Test func columnsExplainThemselvesToo() {
        let view = box(nil, 5, 7)
        let subviews = LayoutSubviews([LayoutSubview(view)])
        let explanation = withExtendedLifetime(view) {
            VStackLayout().explanation(for: .zero, of: subviews)
        }
        #expect(explanation.axis == .vertical)
        #expect(explanation.description == "proposal 0, gaps 0 → 7\nview 0: offered 0 → 7")
    }
}
