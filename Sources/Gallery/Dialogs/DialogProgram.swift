import Foundation
import Terrarium

extension Program {
    /// A dialog that a small view opens over the whole window: the problem, and three ways out.
    static let dialog = Program(
        name: "dialog", summary: "a small view opens a dialog over the whole window, through the environment",
        explanations: [
            Explanation("ask", \.ask, at: NoteCard.self), Explanation("showDialog", \.showDialog, at: BuiltInCard.self),
        ],
        // The windows in which the dialog can be answered come first.
        stages: [
            Stage("the root presents what its environment is asked", root: RootDesk()),
            Stage("the same as a modifier", root: ModifierDesk()),
            Stage("the modifier around the tabs", root: UnbarredDesk()),
            Stage("the built-in showDialog", root: BuiltInDesk()),
            Stage("showDialog from inside a stack inside a tab", root: BuiltInDeskInTabs()),
            Stage("the problem: an overlay of the card has only the card's size", root: CrampedDesk()),
            Stage("the problem: inside the bars the panel gets what they leave", root: BarredDesk()),
        ]
    ) {
        Run(host: ViewHost(size: CGSize(width: 320, height: 240)) { CrampedDesk() })
    } steps: {
        Step("A card on a desk. It asks before it throws its note away.") { _ in }
        Step("The problem: the panel is an overlay of the card and has only the card's size.") { run in
            try run.tap("Throw away")
        }
        Step("The panel moves to the root, and the card finds an action in its environment.") { run in
            run.show { RootDesk() }
            try run.tap("Throw away")
        }
        Step("Yes runs the card's closure and closes the panel.") { try $0.tap("Yes") }
        Step("The same as a modifier; the outline does not change.") { run in
            run.show { ModifierDesk() }
            try run.tap("Throw away")
        }
        Step("A real program has bars. Inside a stack inside a tab, the panel gets what they leave.") { run in
            run.show { BarredDesk() }
            try run.tap("Throw away")
        }
        Step("Around the tabs, the same presenter covers the window exactly.") { run in
            run.show { UnbarredDesk() }
            try run.tap("Throw away")
        }
        Step("No closes the panel, and the stack and the tabs are as they were.") { try $0.tap("No") }
        Step("The built-in way: showDialog. Opening it runs no body of the program.") { run in
            run.show { BuiltInDesk() }
            try run.tap("Throw away")
        }
        Step("OK closes the dialog, and the card shows what happened.") { try $0.tap("OK") }
        Step("The same from inside a stack inside a tab: the dialog stands in the window.") { run in
            run.show { BuiltInDeskInTabs() }
            try run.tap("Throw away")
        }
        Step("OK closes it, and only the card that asked is evaluated again.") { try $0.tap("OK") }
    }
}
