import SwiftUI
import Testing

private struct Form: View {
    @FocusState private var isFocused: Bool
    @State private var name = ""
    @Namespace private var space
    var body: some View {
        TextField("Name", text: $name).focused($isFocused).defaultFocus($isFocused, true)
            .prefersDefaultFocus(in: space).focusScope(space).focusSection()
    }
}

@MainActor
struct FocusSettingsTests {
    @Test func aDefaultFocusIsGivenWhenTheViewAppears() throws {
        let host = ViewHost { Form() }
        #expect(host.outline().contains("focused"))
        #expect(host.outline().contains("prefersFocus"))
    }

    @Test func theLookOfAFocusIsRecorded() {
        checkRecorded(Text("x").focusEffectDisabled(), "focusEffectDisabled")
        checkRecorded(Text("x").focusable(interactions: .edit), "")
    }
}
