import SwiftUI
import Testing

@MainActor
struct TextInputTests {
    @Test func whatIsTypedForIsRecorded() {
        checkRecorded(Text("x").keyboardType(.numberPad), "keyboard=numberPad")
        checkRecorded(Text("x").textContentType(.password), "contentType=password")
        checkRecorded(Text("x").textContentType(nil), "")
        checkRecorded(Text("x").autocapitalization(.none), "autocapitalization=none")
        checkRecorded(Text("x").textSelection(.enabled), "textSelection=enabled")
        checkRecorded(Text("x").textSelection(.disabled), "textSelection=disabled")
    }

    @Test func whatAHostDoesNotDoLeavesTheLine() {
        checkRecorded(
            Text("x").writingToolsBehavior(.limited).speechAdjustedPitch(1).speechSpellsOutCharacters()
                .speechAlwaysIncludesPunctuation(), "")
    }
}
