import Foundation
import Testing

@testable import Terrarium

@Suite struct ContainerRelativeShapeTests {
    @Test func itIsARectangle() {
        let frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        check(ContainerRelativeShape(), prints: "ContainerRelativeShape", bounds: frame)
        check(.containerRelative, prints: "ContainerRelativeShape")
        check(
            ContainerRelativeShape().inset(by: 1), prints: "ContainerRelativeShape(inset=1)",
            bounds: frame.insetBy(dx: 1, dy: 1))
    }
}
