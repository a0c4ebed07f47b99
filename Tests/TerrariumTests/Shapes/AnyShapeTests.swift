import Foundation
import Testing

@testable import Terrarium

@Suite struct AnyShapeTests {
    @Test(arguments: [(true, "Circle"), (false, "Rectangle")])
    func aConditionPicksAShape(isOn: Bool, expected: String) {
        let shape = isOn ? AnyShape(.circle) : AnyShape(.rect)
        #expect(shape._facts.outlineName == expected)
        let rect = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(shape.path(in: rect) == (isOn ? Circle().path(in: rect) : Rectangle().path(in: rect)))
    }
}
