import Foundation
import Terrarium

extension Program {
    /// A stack over a path: push by row, three at once, and every way back.
    static let navigation = Program(
        name: "navigation", summary: "a navigation stack over a path, with a bar and a way back of the program's own"
    ) {
        Run(host: ViewHost(size: CGSize(width: 320, height: 256)) { TrailMap() })
    } steps: {
        Step("The list of huts, under a bar of the program's own. The first screen has no way back.") { _ in }
        Step("A row puts its value onto the path, and the stack pushes the page for it.") { try $0.tap("Brook Hut") }
        Step("Stamp the book and go onward: the covered page is kept, and named in the outline.") { run in
            try run.tap("Stamp the book (0)")
            try run.tap("Onward")
        }
        Step("The program's own way back calls dismiss, which pops exactly one. The stamp is still there.") { run in
            try run.tap("< Back")
        }
        Step("Removing the last value of the path does the same. The page is gone, and its stamp with it.") { run in
            try run.tap("One back")
        }
        Step("One write to the path pushes three pages at once.") { try $0.tap("Walk the ridge") }
        Step("Noting the hut changes the model. Only the list, which is covered, reads it.") { run in
            try run.tap("Note this hut")
        }
        Step("Emptying the path shows the list from any depth, with the new hut.") { try $0.tap("Down to the list") }
    }
}
