import Foundation
import Terrarium
import Testing

private struct Card {}

@Suite struct ViewQueryTests {
    @Test(
        arguments: [
            ("Save", #""Save""#),
            (" Save\n", #""Save""#),
            (.text("a"), #".text("a")"#),
            (.button("a \"b\""), #".button("a \"b\"")"#),
            (.link("a"), #".link("a")"#),
            (.field("a"), #".field("a")"#),
            (.toggle("a"), #".toggle("a")"#),
            (.id("a"), #".id("a")"#),
            (.label("a"), #".label("a")"#),
            (.role(.dialog), ".role(.dialog)"),
            (.view(Card.self), ".view(Card.self)"),
            (.role(.tab, named: " a "), #".role(.tab, named: "a")"#),
            (.text(containing: "a"), #".text(containing: "a")"#),
            (.toggle("a").with(value: "on").nth(1), #".toggle("a").with(value: "on").nth(1)"#),
            (
                .button("a").within(.role(.row).nth(2)).nth(0).anywhere,
                #".button("a").within(.role(.row).nth(2)).nth(0).anywhere"#
            ),
        ] as [(ViewQuery, String)])
    func printsAsItIsWritten(_ query: ViewQuery, printed: String) {
        #expect(query.description == printed)
    }

    @Test func interpolatedLiterals() {
        let count = 3
        #expect("\(count) items" as ViewQuery == "3 items")
    }
}
