import Foundation
import Testing

@testable import TerrariumLayout

@Suite struct TextStyleTests {
    @Test func reservingSpaceKeepsTheWholeLimit() {
        var style = TextStyle(lineLimit: 3)
        #expect(!style.reservesSpace)
        style.reservesSpace = true
        #expect(style.minimumLines == 3)
        #expect(style.reservesSpace)
        style.reservesSpace = false
        #expect(style.minimumLines == 0)
    }

    @Test func withoutALimitThereIsNothingToReserve() {
        var style = TextStyle()
        style.reservesSpace = true
        #expect(style.minimumLines == 0)
        #expect(!style.reservesSpace)
    }
}
