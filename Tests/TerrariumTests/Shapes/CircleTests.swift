import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct CircleTests {
    @Test func itStandsInTheMiddle() {
        let size = CGSize(width: 20, height: 20)
        check(Circle(), prints: "Circle", bounds: CGRect(x: 10, y: 0, width: 20, height: 20), size: size)
        check(.circle, prints: "Circle", size: size)
        check(
            Circle().inset(by: 5), prints: "Circle(inset=5)", bounds: CGRect(x: 15, y: 5, width: 10, height: 10),
            size: size)
    }

    @Test func missingProposalsCountAsTen() {
        #expect(
            Circle().sizeThatFits(ProposedViewSize(width: 100, height: nil)) == CGSize(width: 10, height: 10))
        #expect(Circle().sizeThatFits(ProposedViewSize(width: 5, height: nil)) == CGSize(width: 5, height: 5))
    }
}
