import Foundation
import Testing

@testable import Terrarium

@Suite struct OutlineNumberTests {
    private static let cases: [(Double, String)] = [
        (0, "0"), (-0.0, "0"), (1, "1"), (-1.5, "-1.5"), (0.25, "0.25"), (0.1, "0.1"), (0.666, "0.67"),
        (-0.004, "0"), (-0.25, "-0.25"), (0.05, "0.05"), (1234.999, "1235"), (.infinity, "inf"),
        (-.infinity, "-inf"), (.nan, "nan"), (1e20, "1e+20"),
    ]

    @Test(arguments: cases)
    func numbers(value: Double, expected: String) {
        #expect(outlineNumber(value) == expected)
    }
}
