import Foundation
import Testing

@testable import Terrarium

@Suite struct FontTests {
    private func check(_ font: Font, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(font.outlineName == expected, sourceLocation: sourceLocation)
        #expect(font.description == expected, sourceLocation: sourceLocation)
    }

    @Test func basesPrintTheirNames() {
        check(.title, prints: "title")
        check(.caption2, prints: "caption2")
        check(.system(size: 18), prints: "system(18)")
        check(.system(size: 12.5, weight: .bold, design: .rounded), prints: "system(12.5) bold rounded")
        check(.system(.title2, design: .serif), prints: "title2 serif")
        check(.system(.body, design: .default, weight: .heavy), prints: "body heavy")
        check(.custom("Avenir", size: 12), prints: "custom(\"Avenir\",12)")
    }

    @Test func modifiersFollowTheBase() {
        check(.title.bold(), prints: "title bold")
        check(.system(size: 18).weight(.semibold).italic(), prints: "system(18) semibold italic")
        check(.body.monospaced(), prints: "body monospaced")
        check(.body.monospacedDigit(), prints: "body monospacedDigit")
        check(.body.smallCaps(), prints: "body smallCaps")
        check(.body.lowercaseSmallCaps(), prints: "body lowercaseSmallCaps")
        check(.body.uppercaseSmallCaps(), prints: "body uppercaseSmallCaps")
        check(.body.leading(.tight), prints: "body leading=tight")
        check(.body.leading(.standard), prints: "body")
        check(.body.width(.condensed), prints: "body condensed")
        check(.body.width(0.15), prints: "body width=0.15")
        check(.body.italic().italic(false).bold().bold(false), prints: "body")
        check(.body.scaled(by: 2), prints: "body scale=2")
    }

    @Test func theOrderOfModifiersDoesNotMatter() {
        #expect(Font.body.bold().italic() == .body.italic().bold())
        #expect(Font.body.bold() == .body.weight(.bold))
        #expect(Font.body != .body.bold())
        #expect(Font.system(size: 17) != .body)
    }

    @Test func pointSizesFollowTheTypeSize() {
        #expect(Font.system(size: 18).pointSize(at: .accessibility5) == 18)
        #expect(Font.custom("A", size: 34).pointSize(at: .xxxLarge) == 46)
        #expect(Font.custom("A", size: 34, relativeTo: .largeTitle).pointSize(at: .xxxLarge) == 40)
        #expect(Font.custom("A", fixedSize: 34).pointSize(at: .xxxLarge) == 34)
        #expect(Font.body.scaled(by: 2).pointSize() == 34)
    }

    @Test func weightsComeFromTheFontOrItsStyle() {
        #expect(Font.headline.effectiveWeight == .semibold)
        #expect(Font.headline.weight(.light).effectiveWeight == .light)
        #expect(Font.body.effectiveWeight == .regular)
    }

    @Test func aDefaultDesignFillsIn() {
        check(Font.body.defaultDesign(.rounded), prints: "body rounded")
        check(Font.system(.body, design: .serif).defaultDesign(.rounded), prints: "body serif")
        check(Font.body.defaultDesign(nil), prints: "body")
    }
}
