import Foundation
import Testing

@testable import Terrarium

@Suite struct FillStyleTests {
    @Test func defaults() {
        #expect(FillStyle() == FillStyle(eoFill: false, antialiased: true))
        #expect(FillStyle(eoFill: true).isEOFilled)
        #expect(!FillStyle(antialiased: false).isAntialiased)
    }
}
