import Foundation
import Terrarium
import Testing

@Suite struct ContentTransitionTests {
    @Test func equality() {
        #expect(ContentTransition.numericText() == .numericText(countsDown: false))
        #expect(ContentTransition.numericText() != .numericText(countsDown: true))
        #expect(ContentTransition.opacity != .identity)
    }
}
