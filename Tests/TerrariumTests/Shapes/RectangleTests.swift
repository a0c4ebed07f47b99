import Foundation
import Testing

@testable import Terrarium

@Suite struct RectangleTests {
    @Test func itFillsItsFrame() {
        check(Rectangle(), prints: "Rectangle", bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
        check(.rect, prints: "Rectangle")
    }
}
