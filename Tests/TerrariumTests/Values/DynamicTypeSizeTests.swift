import Foundation
import Testing

@testable import Terrarium

@Suite struct DynamicTypeSizeTests {
    @Test func indicesFollowTheOrder() {
        #expect(DynamicTypeSize.allCases.map(\.index) == Array(0..<12))
        #expect(DynamicTypeSize.allCases == DynamicTypeSize.allCases.sorted())
    }

    @Test func theLastFiveAreAccessibilitySizes() {
        #expect(
            DynamicTypeSize.allCases.filter(\.isAccessibilitySize) == [
                .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5,
            ])
    }
}
