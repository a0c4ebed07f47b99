import Foundation
import Testing

@testable import Terrarium

@Suite struct ShapeModifiersTests {
    @Test func size() {
        check(
            Rectangle().size(width: 8, height: 4), prints: "Rectangle(size=8x4)",
            bounds: CGRect(x: 0, y: 0, width: 8, height: 4))
    }

    @Test func trim() {
        check(
            Rectangle().trim(from: 0, to: 1.0 / 3), prints: "Rectangle(trim=0,0.33)",
            bounds: CGRect(x: 0, y: 0, width: 40, height: 0))
        check(Rectangle().trim(to: 0.5), prints: "Rectangle(trim=0,0.5)")
    }

    @Test func stroke() {
        check(
            Rectangle().stroke(lineWidth: 2), prints: "Rectangle(stroked,lineWidth=2)",
            bounds: CGRect(x: -1, y: -1, width: 42, height: 22))
        check(
            Circle().stroke(style: StrokeStyle(lineCap: .round)), prints: "Circle(stroked,lineCap=round)",
            size: CGSize(width: 20, height: 20))
        #expect(type(of: Rectangle().stroke()).role == .stroke)
    }
}
