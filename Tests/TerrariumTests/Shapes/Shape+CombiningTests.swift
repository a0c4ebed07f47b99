import Foundation
import Terrarium
import Testing

@MainActor
struct ShapeCombiningTests {
    @Test func outlinesSayWhatAShapeIsMadeOf() {
        checkOutline(
            VStack(spacing: 0) {
                Circle().union(RoundedRectangle(cornerRadius: 4)).frame(height: 20)
                Rectangle().subtracting(Circle()).fill(.red)
                Rectangle().intersection(Circle()).symmetricDifference(Capsule()).stroke(.blue)
            },
            """
            VStack
              frame height=20 @0,0 200x20
                Circle union=RoundedRectangle(cornerRadius=4)
              Rectangle subtracting=Circle fill=red @0,20 200x40
              Rectangle intersection=Circle symmetricDifference=Capsule stroke=blue @0,60 200x40
            """)
    }

    @Test func pathsAreCombinedInTheFrame() {
        let rect = CGRect(x: 0, y: 0, width: 20, height: 10)
        let hole = Rectangle().subtracting(Circle()).path(in: rect)
        #expect(!hole.contains(CGPoint(x: 10, y: 5)))
        #expect(hole.contains(CGPoint(x: 2, y: 5)))
        #expect(Circle().union(Rectangle()).path(in: rect).boundingRect == rect)
        let corners = Rectangle().lineSubtraction(Ellipse().scale(1.2)).path(in: rect)
        #expect(!corners.isEmpty)
        #expect(Rectangle().lineIntersection(Circle()).path(in: rect).isEmpty)
    }

    @Test func aTapMeetsWhatIsLeft() throws {
        let host = host(100, 100) {
            Rectangle().size(width: 10, height: 10).union(Circle()).onTapGesture {}.accessibilityIdentifier("shape")
        }
        try host.tap(.id("shape"))
        #expect(try host.frame(of: .id("shape")) == CGRect(x: 0, y: 0, width: 100, height: 100))
    }
}
