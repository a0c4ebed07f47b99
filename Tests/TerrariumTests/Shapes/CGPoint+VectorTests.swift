import Foundation
import Testing

@testable import Terrarium

@Suite struct CGPointVectorTests {
    @Test func lengthsAndDirections() {
        #expect(CGPoint(x: 3, y: 4).length == 5)
        #expect(CGPoint(x: 0, y: -2).normalised == CGPoint(x: 0, y: -1))
        #expect(CGPoint.zero.normalised == .zero)
        #expect(CGPoint(x: 0, y: 2).between(CGPoint(x: 4, y: 4), 0.25) == CGPoint(x: 1, y: 2.5))
    }
}
