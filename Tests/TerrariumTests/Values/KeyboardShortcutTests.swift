import Foundation
import Testing

@testable import Terrarium

@Suite struct KeyboardShortcutTests {
    private func check(
        _ shortcut: KeyboardShortcut, prints expected: String, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(shortcut.outlineName == expected, sourceLocation: sourceLocation)
    }

    @Test func names() {
        check(KeyboardShortcut("s"), prints: "command+s")
        check(KeyboardShortcut("s", modifiers: [.shift, .command, .option]), prints: "option+shift+command+s")
        check(KeyboardShortcut(.upArrow, modifiers: .control), prints: "control+upArrow")
        check(.defaultAction, prints: "return")
        check(.cancelAction, prints: "escape")
    }

    @Test func keysHaveDifferentCharacters() {
        let keys: [KeyEquivalent] = [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end, .pageUp,
            .pageDown, .clear, .tab, .space, .return,
        ]
        #expect(Set(keys).count == keys.count)
        #expect(Set(keys.map(\.outlineName)).count == keys.count)
        #expect(KeyEquivalent("x").outlineName == "x")
    }
}
