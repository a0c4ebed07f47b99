import Foundation
import Testing

@testable import Terrarium

@Suite struct UnevenRoundedRectangleTests {
    private let frame = CGRect(x: 0, y: 0, width: 40, height: 20)

    @Test func onlyCornersThatAreRoundArePrinted() {
        check(UnevenRoundedRectangle(), prints: "UnevenRoundedRectangle", bounds: frame)
        check(
            UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 2),
            prints: "UnevenRoundedRectangle(topLeading=4,topTrailing=2)", bounds: frame)
        check(.rect(topLeadingRadius: 4), prints: "UnevenRoundedRectangle(topLeading=4)")
        check(
            .rect(cornerRadii: RectangleCornerRadii(bottomLeading: 1), style: .circular),
            prints: "UnevenRoundedRectangle(bottomLeading=1,circular)")
    }

    @Test func insets() {
        check(
            UnevenRoundedRectangle(bottomTrailingRadius: 4).inset(by: 1),
            prints: "UnevenRoundedRectangle(bottomTrailing=4,inset=1)", bounds: frame.insetBy(dx: 1, dy: 1))
    }
}
