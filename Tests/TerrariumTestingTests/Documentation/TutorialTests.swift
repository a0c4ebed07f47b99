import Foundation
import Terrarium
import TerrariumTesting
import Testing

@MainActor
struct ShopTests {
    let host = ViewHost(size: CGSize(width: 240, height: 160)) { ShopView() }

    @Test func theShopOpensWithAnEmptyBasket() {
        #expect(host.texts == ["Shop", "Tea", "Cup", "Total: 0 yen"])
    }

    @Test func theFirstScreen() {
        expectSnapshot(of: host)
    }

    @Test func aProductOpensAndClosesAgain() throws {
        try host.tap("Tea")
        #expect(host.screenTitles == ["Shop", "Tea"])
        #expect(host.texts == ["Tea", "Shop", "4 a piece", "Buy"])

        try host.back()
        #expect(host.navigationDepth == 1)
    }

    @Test func whatIsBoughtCounts() throws {
        try host.tap("Cup")
        try host.tap("Buy")
        try host.tap("Buy")
        try host.tap(.button("Shop"))
        #expect(host.texts.last == "Total: 18 yen")
    }

    @Test func theCurrencyComesFromTheEnvironment() throws {
        host.environment.currency = "euro"
        #expect(host.texts.last == "Total: 0 euro")

        let why = try host.explain(\.currency, at: .view(TotalView.self))
        #expect(why.description.contains("read by"))
    }

    @Test func onlyWhoReadsTheCurrencyRunsAgain() {
        let counts = host.evaluations { host.environment.currency = "euro" }
        #expect(counts == ["TotalView": 1])
    }

    @Test func buyingRunsTheShopAndWhatChanged() throws {
        try host.tap("Cup")
        let log = try host.evaluationLog { try host.tap("Buy") }
        #expect(log.map(\.description).first == "ShopView: state basket")

        print(try host.trace { try host.tap("Buy") })
    }
}

/// The texts that the tutorial shows are those that a person gets.
@MainActor
struct TutorialTests {
    private let host = ViewHost(size: CGSize(width: 240, height: 160)) { ShopView() }

    private func check(shows text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let article = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Terrarium/Documentation.docc/Tutorial.md")
        let lines = Listing.significant(text.split(separator: "\n").map(String.init))
        let listing = Listing(article: "the test", line: 0, lines: lines)
        let isShown = try Listing.listings(in: article, language: "").contains { listing.stands(in: $0.lines) }
        #expect(isShown, "The tutorial does not show this:\n\(text)", sourceLocation: sourceLocation)
    }

    @Test func theFirstScreen() throws {
        try check(shows: host.outline())
    }

    @Test func aDifference() throws {
        let outline = host.outline()
        let report = DifferenceReport(
            expected: outline, actual: outline.replacingOccurrences(of: "Cup", with: "Mug"))
        try check(shows: report.text)
    }

    @Test func whatIsNotFound() throws {
        let error = try #require(#expect(throws: ViewQueryError.self) { try host.tap("Te") })
        try check(shows: error.message)
    }

    @Test func anExplanation() throws {
        host.environment.currency = "euro"
        try check(shows: host.explain(\.currency, at: .view(TotalView.self)).description)
    }

    @Test func aTrace() throws {
        try host.tap("Cup")
        try host.tap("Buy")
        try check(shows: host.trace { try host.tap("Buy") }.description)
    }
}
