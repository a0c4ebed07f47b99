import SwiftUI
import Testing

@MainActor
struct KeyPressTests {
    @Test func aHostPressesNoKeys() {
        checkRecorded(
            Text("x").onKeyPress(.space) { .handled }.onKeyPress { _ in .ignored }
                .onKeyPress(keys: [.upArrow]) { _ in .handled }.onKeyPress(characters: .letters) { _ in .handled }
                .onDeleteCommand {}.onExitCommand {}.onMoveCommand { _ in }, "")
        #expect(KeyPress.Phases.all.contains(.repeat))
    }
}
