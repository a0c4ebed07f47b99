import Foundation
import Testing

@testable import Terrarium

@Suite struct FormatTemplateTests {
    private func check(
        _ format: String, _ expected: FormatTemplate.Piece..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(FormatTemplate(format).pieces == expected, sourceLocation: sourceLocation)
    }

    @Test func argumentsAreTakenInOrder() {
        check("")
        check("a", .text("a"))
        check("%@", .argument(0, specifier: "%@"))
        check(
            "a %@, %lld!", .text("a "), .argument(0, specifier: "%@"), .text(", "), .argument(1, specifier: "%lld"),
            .text("!"))
    }

    @Test func argumentsMayNameTheirPlace() {
        check("%2$@ %1$lld", .argument(1, specifier: "%@"), .text(" "), .argument(0, specifier: "%lld"))
    }

    @Test func specifiersKeepTheirWidthAndPrecision() {
        check("%.2f", .argument(0, specifier: "%.2f"))
        check("%05d", .argument(0, specifier: "%05d"))
        check("%-8.3lf", .argument(0, specifier: "%-8.3lf"))
    }

    @Test func percentSigns() {
        check("100%%", .text("100%"))
        check("5 %, 6 %", .text("5 %, 6 %"))
        check("100%", .text("100%"))
    }

    @Test func aLaterTextGoesOnCounting() {
        let first = FormatTemplate("%@ %@")
        #expect(first.nextArgument == 2)
        #expect(FormatTemplate("%@", startingAt: 2).pieces == [.argument(2, specifier: "%@")])
    }
}
