import SwiftUI
import Testing

@MainActor
struct GlassTests {
    @Test func glassIsRecorded() {
        checkRecorded(Text("x").glassEffect(), "glass=regular")
        checkRecorded(
            Text("x").glassEffect(.clear.tint(.red).interactive(), in: .rect), "glass=clear.tint(red).interactive")
    }

    @Test func aContainerIsItsContent() {
        checkRecorded(GlassEffectContainer(spacing: 3) { Text("x") }, "")
    }

    @Test func aButtonOnGlassWorks() throws {
        let host = ViewHost(size: CGSize(width: 200, height: 100)) { Toggling() }
        try host.tap("off")
        #expect(host.texts == ["on"])
        #expect(host.outline(.structure).contains("buttonGlass=regular"))
    }
}

private struct Toggling: View {
    @State private var isOn = false
    var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() }.buttonStyle(.glass) }
}
