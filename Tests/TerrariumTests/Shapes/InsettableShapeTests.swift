import Foundation
import Testing

@testable import Terrarium

@Suite struct InsettableShapeTests {
    @Test func everySideMoves() {
        check(
            Rectangle().inset(by: 4), prints: "Rectangle(inset=4)", bounds: CGRect(x: 4, y: 4, width: 32, height: 12))
        check(
            Rectangle().inset(by: 4).inset(by: 1), prints: "Rectangle(inset=5)",
            bounds: CGRect(x: 5, y: 5, width: 30, height: 10))
        check(
            Rectangle().inset(by: -1), prints: "Rectangle(inset=-1)",
            bounds: CGRect(x: -1, y: -1, width: 42, height: 22))
    }

    @Test func nothingIsLeftOfAShapeThatIsTooSmall() {
        check(Rectangle().inset(by: 11), prints: "Rectangle(inset=11)", bounds: .null)
    }
}
