import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct ShapeTransformsTests {
    @Test func offset() {
        check(
            Rectangle().offset(x: 4, y: -2), prints: "Rectangle(offset=4,-2)",
            bounds: CGRect(x: 4, y: -2, width: 40, height: 20))
        check(Rectangle().offset(CGSize(width: 1, height: 2)), prints: "Rectangle(offset=1,2)")
        check(Rectangle().offset(CGPoint(x: 1, y: 2)), prints: "Rectangle(offset=1,2)")
    }

    @Test func scale() {
        check(
            Rectangle().scale(0.5), prints: "Rectangle(scale=0.5,0.5)",
            bounds: CGRect(x: 10, y: 5, width: 20, height: 10))
        check(
            Rectangle().scale(x: 2, anchor: .topLeading), prints: "Rectangle(scale=2,1)",
            bounds: CGRect(x: 0, y: 0, width: 80, height: 20))
    }

    @Test func rotation() {
        check(Rectangle().rotation(.degrees(90)), prints: "Rectangle(rotation=90)")
        let rect = Rectangle().rotation(.degrees(90)).path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect
        #expect(abs(rect.minX - 10) < 1e-9 && abs(rect.minY + 10) < 1e-9)
        #expect(abs(rect.width - 20) < 1e-9 && abs(rect.height - 40) < 1e-9)
    }

    @Test func transform() {
        check(
            Rectangle().transform(CGAffineTransform(translationX: 1, y: 2)),
            prints: "Rectangle(transform=1,0,0,1,1,2)", bounds: CGRect(x: 1, y: 2, width: 40, height: 20))
    }

    @Test func insettingGoesThroughToTheShape() {
        check(
            Rectangle().offset(x: 1).inset(by: 2), prints: "Rectangle(inset=2,offset=1,0)",
            bounds: CGRect(x: 3, y: 2, width: 36, height: 16))
        check(
            Circle().rotation(.degrees(45)).inset(by: 1), prints: "Circle(inset=1,rotation=45)",
            size: CGSize(width: 20, height: 20))
    }
}
