import Foundation
import TerrariumLayout
import Testing

@testable import Terrarium

@Suite struct ShadowStyleTests {
    @Test func names() {
        #expect(ShadowStyle.drop(radius: 4).outlineName == "drop(4)")
        #expect(ShadowStyle.inner(color: .red, radius: 2.5, x: 1, y: 1).outlineName == "inner(2.5)")
        #expect(ShadowStyle.drop(radius: 4) != .drop(radius: 4, x: 1))
    }
}
