import SwiftUI
import Testing

@MainActor
struct SymbolEffectsTests {
    @Test func effectsAreNamed() {
        checkRecorded(Text("x").symbolEffect(.bounce.up, value: 1), "symbolEffect=bounce.up")
        checkRecorded(Text("x").symbolEffect(.pulse, options: .repeat(3).speed(2)), "symbolEffect=pulse")
        checkRecorded(
            Text("x").symbolEffect(.variableColor.iterative.reversing, isActive: true),
            "symbolEffect=variableColor.iterative.reversing")
        checkRecorded(Text("x").symbolEffect(.scale.up, isActive: false), "")
        checkRecorded(Text("x").symbolEffectsRemoved(), "")
    }

    @Test func modesOfSymbolsAreNamed() {
        checkRecorded(Text("x").symbolVariableValueMode(.draw), "symbolVariableValue=draw")
        checkRecorded(Text("x").symbolColorRenderingMode(.gradient), "symbolColors=gradient")
    }

    @Test func aTransitionOfSymbolsIsOneOfItsOwn() {
        #expect(ContentTransition.symbolEffect(.replace) != .symbolEffect)
        #expect(ContentTransition.symbolEffect(.replace.downUp) != .symbolEffect(.replace.upUp))
    }
}
