import Foundation
import Terrarium
import Testing

@testable import GalleryPrograms

private struct Form: View {
    @State private var name = ""
    @State private var taps = 0
    @State private var level = 1

    var body: some View {
        VStack {
            TextField("Name", text: $name)
            Button("Tap \(taps)") { taps += 1 }
            Button("Off") {}.disabled(true)
            Stepper("Level \(level)", value: $level)
        }
    }
}

extension PlaySession {
    /// A program with one window.
    fileprivate convenience init(_ host: ViewHost) {
        self.init([Stage("the only one") { host }])
    }
}

@MainActor
@Suite struct PlaySessionTests {
    private func session() -> PlaySession {
        let session = PlaySession(ViewHost { Form() })
        session.resize(columns: 42, rows: 14)
        return session
    }

    private func choice(_ session: PlaySession) -> String { session.lines.dropLast().last ?? "" }

    @Test func theWindowHasTheSizeOfTheTerminal() {
        let lines = session().lines
        #expect(lines.count == 14)
        #expect(lines.first?.count == 42)
    }

    @Test func keysMoveAmongWhatCanBeUsed() {
        let session = session()
        var choices: [String] = [choice(session)]
        for _ in 0..<3 {
            #expect(session.handle(.next))
            choices.append(choice(session))
        }
        #expect(choices[0].hasPrefix("> Name"))
        #expect(choices[1] == "> Tap 0")
        #expect(choices[2].hasPrefix("> Level 1"))
        #expect(choices[3] == choices[0])
        #expect(session.handle(.previous))
        #expect(choice(session) == choices[2])
    }

    @Test func enterTapsAndTheCursorStandsAtTheChoice() {
        let session = session()
        #expect(session.handle(.next))
        let cursor = session.cursor
        #expect(session.handle(.enter))
        #expect(choice(session) == "> Tap 1")
        #expect(session.lines.contains { $0.contains("[Tap 1]") })
        #expect(cursor.map { session.lines[$0.row].contains("Tap") } == true)
    }

    @Test func lettersGoIntoTheFieldAndElsewhereQuit() {
        let session = session()
        for character in "quill" { #expect(session.handle(.character(character))) }
        #expect(choice(session).hasSuffix("quill"))
        #expect(session.handle(.deleteBackward))
        #expect(choice(session).hasSuffix("quil"))
        #expect(session.handle(.next))
        #expect(!session.handle(.character("q")))
        #expect(!session.handle(.quit))
    }

    @Test func plusAndMinusAdjust() {
        let session = session()
        #expect(session.handle(.previous))
        #expect(session.handle(.character("+")))
        #expect(choice(session).hasPrefix("> Level 2"))
        #expect(session.handle(.character("-")))
        #expect(choice(session).hasPrefix("> Level 1"))
    }

    @Test func aProgramWithoutTargetsSaysSo() {
        let session = PlaySession(ViewHost { Text("nothing") })
        session.resize(columns: 42, rows: 14)
        #expect(session.handle(.enter))
        #expect(choice(session) == "There is nothing to tap.")
        #expect(session.cursor == nil)
    }

    /// A terminal moves everything up when a line has no room: the lines fit, however small it is.
    @Test(arguments: [(10, 30), (5, 12), (3, 200)])
    func theLinesFitIntoTheTerminal(rows: Int, columns: Int) {
        let session = PlaySession(
            ViewHost {
                VStack {
                    Button("押してください、押してください、押してください") {}
                    Form()
                }
            })
        session.resize(columns: columns, rows: rows)
        for _ in 0..<5 {
            #expect(session.lines.count <= rows)
            #expect(session.lines.allSatisfy { CharacterWidth.columns(of: $0) <= columns })
            #expect(session.handle(.next))
        }
    }

    @Test func whatHasNoSizeIsNoChoice() {
        let session = PlaySession(
            ViewHost {
                NavigationStack {
                    VStack {
                        NavigationLink(destination: Text("there"), isActive: .constant(false)) { EmptyView() }
                        Button("Go") {}
                    }
                }
            })
        session.resize(columns: 40, rows: 14)
        for _ in 0..<3 {
            #expect(choice(session) == "> Go")
            #expect(session.handle(.next))
        }
    }

    @Test func movingScrollsToWhatIsChosen() {
        let session = PlaySession(
            ViewHost {
                ScrollView {
                    VStack { ForEach(0..<20, id: \.self) { row in Button("Row \(row)") {} } }
                }
            })
        session.resize(columns: 40, rows: 14)
        for row in 0..<12 {
            #expect(choice(session) == "> Row \(row)")
            let cursor = session.cursor
            #expect(cursor.map { session.lines[$0.row].contains("Row \(row)") } == true)
            #expect(session.handle(.next))
        }
    }

    @Test func numbersOpenTheOtherWindows() {
        let session = PlaySession([
            Stage("first") { ViewHost { Form() } },
            Stage("second") { ViewHost { Button("Stop") {} } },
        ])
        session.resize(columns: 60, rows: 14)
        #expect(session.handle(.next))
        #expect(session.handle(.enter))
        #expect(session.lines.suffix(3).first == "1 of 2: first")
        #expect(choice(session) == "> Tap 1")
        #expect(session.handle(.character("2")))
        #expect(
            session.lines.suffix(3) == [
                "2 of 2: second", "> Stop", "Arrows or Tab move, Enter taps, 1-2 show others, q quits.",
            ])
        #expect(session.lines.count == 14)
        #expect(session.handle(.character("7")))
        #expect(session.lines.last == "There are windows 1 to 2.")
        #expect(session.handle(.character("1")))
        #expect(session.handle(.next))
        #expect(choice(session) == "> Tap 0")
    }

    @Test func aNumberGoesIntoTheFieldThatIsChosen() {
        let session = PlaySession([
            Stage("first") { ViewHost { Form() } }, Stage("second") { ViewHost { Text("nothing") } },
        ])
        session.resize(columns: 60, rows: 14)
        #expect(session.handle(.character("2")))
        #expect(choice(session).hasSuffix("2"))
        #expect(session.lines.contains("1 of 2: first"))
    }

    /// A refusal names the views in the way, which takes more than one line of a small terminal.
    @Test(arguments: [(14, 30), (24, 60), (40, 200)])
    func aRefusalIsShownWhole(rows: Int, columns: Int) {
        let session = PlaySession(
            ViewHost {
                ZStack {
                    Button("Behind") {}
                    Color.red.frame(width: 400, height: 80)
                }
            })
        session.resize(columns: columns, rows: rows)
        #expect(session.handle(.enter))
        let lines = session.lines
        #expect(lines.count <= rows)
        #expect(lines.allSatisfy { $0.count <= columns })
        let below = lines.drop { $0 != "> Behind" }.dropFirst().joined(separator: " ")
        #expect(below.hasPrefix(#"Button "Behind" is covered by Color red"#))
        #expect(below.hasSuffix("meets that."))
        #expect(session.handle(.next))
        #expect(session.lines.last == String("Arrows or Tab move, Enter taps, q quits.".prefix(columns)))
    }
}
