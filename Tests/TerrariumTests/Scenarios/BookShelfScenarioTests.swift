import Foundation
import Observation
import Terrarium
import Testing

/// What a person sees of a stack over a typed path: pushing by row, by button and by path, and every way back.
@MainActor
struct BookShelfScenarioTests {
    private let shelf = Shelf()
    private let log = Log()

    private func start(_ opened: [String] = []) -> ViewHost {
        shelf.opened = opened
        return host(400, 400) { ShelfView(shelf: shelf, log: log) }
    }

    private let root = ["all books", "open three", "Emma", "Kokoro", "Ulysses"]

    private func page(_ title: String, marks: Int = 0) -> [String] {
        [
            "<- away", title, "lend", "you read \(title)", "mark:\(marks)", "to the shelf", "one page back", "sequel",
        ]
    }

    @Test func theShelfShowsItsRowsAndNoWayBack() {
        let host = start()
        #expect(host.texts == root)
        #expect(host.navigationDepth == 1)
        #expect(throws: ViewQueryError.self) { try host.back() }
        #expect(
            host.outline(.structure).contains(
                """
                        bar background=orange backgroundVisibility=visible
                          Text "all books"

                """))
    }

    @Test func aRowPushesItsPage() throws {
        let host = start()
        try host.tap("Kokoro")
        #expect(shelf.opened == ["Kokoro"])
        #expect(host.texts == page("Kokoro"))
        #expect(host.navigationDepth == 2)
    }

    @Test func threePagesAtOnceShowTheLast() throws {
        let host = start()
        try host.tap("open three")
        #expect(host.navigationDepth == 4)
        #expect(host.texts == page("Dubliners"))
        try host.tap("<- away")
        #expect(shelf.opened == ["Middlemarch", "Sanshiro"])
        #expect(host.texts == page("Sanshiro"))
    }

    @Test func aPathThatIsThereFromTheStartIsShown() throws {
        let host = start(["Emma", "Kokoro"])
        #expect(host.texts == page("Kokoro"))
        #expect(host.navigationDepth == 3)
    }

    @Test func theOwnWayBackPopsExactlyOne() throws {
        let host = start()
        try host.tap("open three")
        try host.tap("<- away")
        #expect(shelf.opened == ["Middlemarch", "Sanshiro"])
        try host.tap("<- away")
        #expect(host.texts == page("Middlemarch"))
        try host.tap("<- away")
        #expect(host.texts == root)
        #expect(shelf.opened.isEmpty)
    }

    @Test func removingTheLastFromTheFirstPageShowsTheShelf() throws {
        let host = start()
        try host.tap("Emma")
        try host.tap("one page back")
        #expect(host.texts == root)
        #expect(shelf.opened.isEmpty)
        try host.tap("Emma")
        #expect(host.texts == page("Emma"))
    }

    @Test func clearingThePathShowsTheShelfFromAnyDepth() throws {
        let host = start()
        try host.tap("open three")
        try host.tap("sequel")
        #expect(host.navigationDepth == 5)
        try host.tap("to the shelf")
        #expect(host.texts == root)
        #expect(shelf.opened.isEmpty)
    }

    @Test func equalPagesStandOnEachOther() throws {
        let host = start()
        try host.tap("Emma")
        try host.tap("sequel")
        try host.tap("mark:0")
        try host.tap("sequel")
        #expect(shelf.opened == ["Emma", "Sequel", "Sequel"])
        #expect(host.texts == page("Sequel"))
        try host.tap("<- away")
        #expect(host.texts == page("Sequel", marks: 1))
    }

    @Test func theBarsOfPageAndModifiersAddUp() throws {
        let host = start()
        try host.tap("Emma")
        let outline = host.outline()
        #expect(
            outline.contains(
                """
                      screen PageView
                        bar background=orange backgroundVisibility=visible @0,0 400x44
                          Button "<- away" [tap] @16,14 56x16
                          Text "Emma" @184,14 32x16
                          Button "lend" [tap] @352,14 32x16

                """), "\(outline)")
        #expect(!outline.contains("back [tap]"))
        try host.tap("lend")
        #expect(log.entries == ["lend Emma"])
        #expect(host.texts == page("Emma"))
    }

    @Test func coveredPagesKeepTheirMarksAndPoppedOnesLoseThem() throws {
        let host = start()
        try host.tap("Emma")
        try host.tap("mark:0")
        try host.tap("sequel")
        try host.tap("one page back")
        #expect(host.texts == page("Emma", marks: 1))
        try host.tap("one page back")
        try host.tap("Emma")
        #expect(host.texts == page("Emma"))
    }

    @Test func rowsThatComeWhileAPageIsOpenAreThereAfterwards() throws {
        let host = start(["Emma"])
        shelf.titles.append("Zeno")
        try host.tap("<- away")
        #expect(host.texts == root + ["Zeno"])
    }

    @Test func pushingAndPoppingRunOnlyWhatChanges() throws {
        let host = start(["Emma"])
        let push = host.evaluations { shelf.opened.append("Sequel") }
        #expect(push == ["PageView": 1, "OwnWayBack": 1], "the stack reads the path, the view around it does not")
        let pop = host.evaluations { shelf.opened.removeLast() }
        #expect(pop.isEmpty, "\(pop)")
    }
}
