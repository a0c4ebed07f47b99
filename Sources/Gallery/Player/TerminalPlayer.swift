import Foundation
import Terrarium

/// Lets a person use a program in a terminal.
///
/// Arrow keys and Tab move among what can be tapped, Enter taps, letters go into the field that is chosen, q quits. Where
/// a program has several windows, their numbers open them. The window follows the size of the terminal.
@MainActor
enum TerminalPlayer {
    static func play(_ program: Program) {
        guard let terminal = RawTerminal() else {
            print(program.stages[0].open().picture())
            print("--play needs a terminal; this is the first picture.")
            return
        }
        defer { terminal.restore() }
        run(PlaySession(program.stages), in: terminal)
    }

    private static func run(_ session: PlaySession, in terminal: RawTerminal) {
        let decoder = KeyDecoder {
            if case .byte(let byte) = terminal.read(within: 50) { byte } else { nil }
        }
        var shown: (columns: Int, rows: Int)?
        while true {
            let size = terminal.size
            if shown.map({ $0 != size }) ?? true {
                session.resize(columns: size.columns, rows: size.rows)
                terminal.show(session.lines, cursor: session.cursor)
                shown = size
            }
            switch terminal.read(within: 200) {
            case .nothingYet: continue
            case .end: return
            case .byte(let byte):
                guard let key = decoder.key(beginningWith: byte) else { continue }
                guard session.handle(key) else { return }
                shown = nil
            }
        }
    }
}
