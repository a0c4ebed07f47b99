import Foundation
import Testing

@testable import Terrarium

@Suite struct CapsuleTests {
    @Test func names() {
        check(Capsule(), prints: "Capsule", bounds: CGRect(x: 0, y: 0, width: 40, height: 20))
        check(.capsule, prints: "Capsule")
        check(.capsule(style: .circular), prints: "Capsule(circular)")
        check(
            Capsule().inset(by: 2), prints: "Capsule(inset=2)", bounds: CGRect(x: 2, y: 2, width: 36, height: 16))
    }

    @Test func theEndsAreHalfCircles() {
        let path = Capsule().path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(!path.contains(CGPoint(x: 2, y: 2)))
        #expect(path.contains(CGPoint(x: 10, y: 1)))
    }
}
