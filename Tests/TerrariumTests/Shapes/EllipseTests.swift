import Foundation
import Testing

@testable import Terrarium

@Suite struct EllipseTests {
    @Test func itFillsItsFrame() {
        check(Ellipse(), prints: "Ellipse", bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
        check(.ellipse, prints: "Ellipse")
        check(
            Ellipse().inset(by: 2), prints: "Ellipse(inset=2)", bounds: CGRect(x: 2, y: 2, width: 36, height: 16))
    }
}
