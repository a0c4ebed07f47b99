import Foundation
import Testing

@testable import Terrarium

struct IntegerGroupingTests {
    private static let numbers: [Int64] = [
        0, 5, 10, 99, 100, 999, 1_000, 4_321, 10_000, 54_321, 100_000, 7_654_321, 12_345_678, 1_020_304_050, -7, -4_321,
        -7_654_321, .max, .min,
    ]

    @Test(arguments: [
        "en_US", "de_DE", "de_CH", "fr_FR", "es_ES", "pl_PL", "hi_IN", "ar_EG", "fa_IR", "sv_SE", "ja_JP",
        "en_US_POSIX",
        "pt_PT", "bn_BD", "he_IL",
    ])
    func aLocalePrintsWhatItsFormatterPrints(_ name: String) {
        let locale = Locale(identifier: name)
        for number in Self.numbers {
            let printed = String(format: "%lld", locale: locale, number)
            let settings = TextSettings(locale: locale)
            #expect(_FormatNumber.signed(number).string(specifier: "%lld", in: settings) == printed)
            if let grouping = IntegerGrouping.of(locale) { #expect(grouping.string(number) == printed) }
        }
    }

    @Test func groupsOfTwoAndThreeAreLearned() throws {
        let indian = try #require(IntegerGrouping.of(Locale(identifier: "hi_IN")))
        #expect(
            indian.string(Int64(12_345_678)) == String(format: "%lld", locale: Locale(identifier: "hi_IN"), 12_345_678))
        let english = try #require(IntegerGrouping.of(Locale(identifier: "en_US")))
        #expect(english.string(Int64(-12_345_678)) == "-12,345,678")
        #expect(english.string(UInt64.max) == "18,446,744,073,709,551,615")
    }

    @Test func whatDoesMoreThanToGroupIsLeftToTheFormatter() {
        #expect(IntegerGrouping(learningFrom: { $0 == 1_234 ? "many" : String($0) }) == nil)
        #expect(IntegerGrouping(learningFrom: { "no. \($0)" }) == nil)
    }

    /// Making a formatter for each number cost five times as much as everything else that a text needs.
    @Test func aLocaleIsAskedOnce() throws {
        var asked = 0
        let grouping = try #require(
            IntegerGrouping {
                asked += 1
                return String($0)
            })
        let once = asked
        for number in 0..<1_000 { #expect(grouping.string(Int64(number)) == String(number)) }
        #expect(asked == once)
    }
}
