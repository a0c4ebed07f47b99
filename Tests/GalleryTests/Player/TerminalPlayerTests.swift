import Foundation
import Terrarium
import Testing

@testable import GalleryPrograms

/// A person at the keys of a terminal who uses a program as `--play` shows it.
@MainActor
private struct Person {
    let session: PlaySession

    init(_ program: Program, columns: Int = 60, rows: Int = 24) {
        session = PlaySession(program.stages)
        session.resize(columns: columns, rows: rows)
    }

    var choice: String? { session.lines.first { $0.hasPrefix("> ") } }

    /// Moves to what is named and presses Enter, which nothing refuses.
    func press(_ names: String..., sourceLocation: SourceLocation = #_sourceLocation) throws {
        for name in names {
            for _ in 0..<20 where choice != "> \(name)" { #expect(session.handle(.next)) }
            try #require(choice == "> \(name)", "\(session.lines)", sourceLocation: sourceLocation)
            #expect(session.handle(.enter), sourceLocation: sourceLocation)
            let isAccepted = session.lines.last?.hasPrefix("Arrows or Tab move") == true
            #expect(isAccepted, "\(name): \(session.lines)", sourceLocation: sourceLocation)
        }
    }

    func sees(_ text: String) -> Bool { session.lines.contains { $0.contains(text) } }
}

@MainActor
struct TerminalPlayerTests {
    @Test func theRouterFromDoorToDoor() throws {
        let person = Person(.router)
        try person.press("戸をたたく（0）", "戸をたたく（1）", "中に入る", "戻る")
        #expect(person.sees("戸をたたく（0）"))
        try person.press("中に入る", "ほうじ茶")
        #expect(person.sees("お湯を沸かしています"))
        try person.press("できました")
        #expect(person.sees("お席にどうぞ：ほうじ茶"))
        try person.press("店の人を呼ぶ", "わかりました", "入口まで戻る")
        #expect(person.sees("茶店へようこそ"))
    }

    /// The first window is one in which the dialog covers everything and can be answered.
    @Test(arguments: [(40, 15), (60, 24), (120, 40)])
    func theDialogIsAnsweredInTheFirstWindow(columns: Int, rows: Int) throws {
        let person = Person(.dialog, columns: columns, rows: rows)
        #expect(person.choice == "> Throw away")
        try person.press("Throw away")
        #expect(person.sees("Throw it away?"))
        try person.press("No")
        #expect(person.sees("Note: buy tea"))
        try person.press("Throw away", "Yes")
        #expect(person.sees("Nothing left"))
    }

    @Test(
        arguments: [
            (1, ["No", "Yes"]), (2, ["No", "Yes"]), (3, ["No", "Yes"]), (4, ["Cancel", "OK"]), (5, ["Cancel", "OK"]),
        ])
    func everyWayToAskCanBeTried(number: Int, answers: [String]) throws {
        let person = Person(.dialog)
        #expect(person.session.handle(.character(Character(String(number)))))
        for (answer, note) in zip(answers, ["Note: buy tea", "Nothing left"]) {
            try person.press("Throw away")
            #expect(person.sees("Throw it away?"))
            try person.press(answer)
            #expect(person.sees(note))
            #expect(!person.sees("Throw it away?"))
        }
    }

    @Test func theProblemIsShownAndLeft() throws {
        let person = Person(.dialog)
        #expect(person.session.handle(.character("6")))
        try person.press("Throw away")
        for _ in 0..<5 where person.choice != "> Yes" { #expect(person.session.handle(.next)) }
        #expect(person.session.handle(.enter))
        #expect(person.session.lines.joined(separator: " ").contains(#"Button "Yes" is off screen"#))
        #expect(person.session.handle(.character("1")))
        try person.press("Throw away", "Yes")
    }

    @Test func theTrailThereAndBack() throws {
        let person = Person(.navigation)
        try person.press("Brook Hut", "Stamp the book (0)", "Onward")
        #expect(person.sees("You are at Far Hut."))
        try person.press("< Back")
        #expect(person.sees("Stamp the book (1)"))
        try person.press("One back", "Walk the ridge", "Note this hut", "Down to the list")
        #expect(person.sees("Eagle Rock"))
    }

    @Test func theReadingRoomInAndOut() throws {
        let person = Person(.login)
        try person.press("I have a card", "Lost it?")
        #expect(person.sees("Ask at the desk"))
        try person.press("Back", "Sign in", "Card", "Sign out")
        #expect(person.sees("Show your card"))
    }

    @Test func everyProgramIsPlayedHere() {
        #expect(Program.all.map(\.name) == ["router", "dialog", "navigation", "login"])
        #expect(Program.all.allSatisfy { !$0.stages.isEmpty })
        #expect(Program.dialog.stages.count == 7)
    }
}
