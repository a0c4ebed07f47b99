import Foundation
import Testing

@testable import Terrarium

@Suite struct LocalizedArgumentTests {
    private func check<T: _FormatSpecifiable>(
        _ value: T, _ specifier: String? = nil, locale: String = "en_US", prints expected: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let settings = TextSettings(locale: Locale(identifier: locale))
        let string = value._number.string(specifier: specifier ?? T._specifier, in: settings)
        #expect(string == expected, sourceLocation: sourceLocation)
    }

    @Test func numbersFollowTheLocale() {
        check(7, prints: "7")
        check(-7, prints: "-7")
        check(12_345, prints: "12,345")
        check(12_345, locale: "de_DE", prints: "12.345")
        check(3.5, prints: "3.500000")
        check(3.5, locale: "de_DE", prints: "3,500000")
        check(UInt8(200), prints: "200")
        check(UInt64(12_345), prints: "12,345")
        check(Int32(-5), prints: "-5")
        check(Float(0.5), prints: "0.500000")
        check(CGFloat(0.25), prints: "0.250000")
    }

    @Test func specifiers() {
        check(3.14159, "%.2f", prints: "3.14")
        check(1234.5, "%.1f", prints: "1,234.5")
        check(5, "%02d", prints: "05")
        check(12_345, "%08d", prints: "00012345")
        check(255, "%x", prints: "ff")
    }

    @Test func aSpecifierOfAnotherTypeIsReplaced() {
        check(7, "%@", prints: "7")
        check(7, "%.2f", prints: "7")
        check(1.5, "%d", prints: "1.500000")
    }
}
