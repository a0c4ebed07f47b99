import Foundation
import Terrarium

/// Does what a command line asks of the gallery.
@MainActor
package enum GalleryCommand {
    package static func run(_ arguments: [String]) {
        switch Arguments(arguments).request {
        case .help:
            print(Arguments.help)
        case .list:
            print(Program.list)
        case .problem(let message):
            FileHandle.standardError.write(Data((message + "\n\n" + Program.list + "\n").utf8))
            exit(2)
        case .show(let programs, let view):
            for program in programs { show(program, view) }
        case .play(let program):
            TerminalPlayer.play(program)
        }
    }

    private static func show(_ program: Program, _ view: Arguments.View) {
        do {
            switch view {
            case .pictures: try Player.playAll(program)
            case .outline: try Player.printOutlines(program)
            case .explanations(let name):
                for explanation in program.explanations where explanation.name == name {
                    print(try Player.explanation(of: explanation, in: program))
                }
            }
        } catch {
            FileHandle.standardError.write(Data("\(program.name): \(error)\n".utf8))
            exit(1)
        }
    }
}
