import Foundation
import Testing

@testable import Terrarium

@Suite struct CGRectAroundTests {
    @Test func theSmallestRectangle() {
        let points = [CGPoint(x: 1, y: 5), CGPoint(x: -1, y: 2), CGPoint(x: 0, y: 3)]
        #expect(CGRect(around: points) == CGRect(x: -1, y: 2, width: 2, height: 3))
        #expect(CGRect(around: [CGPoint(x: 1, y: 2)]) == CGRect(x: 1, y: 2, width: 0, height: 0))
        #expect(CGRect(around: [CGPoint]()).isNull)
    }
}
