import Foundation
import Terrarium
import Testing

private struct Paint: View {
    @State private var color = Color.red
    var supportsOpacity = true

    var body: some View {
        VStack {
            ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
            Text(verbatim: "\(color)")
        }
    }
}

@MainActor
struct ColorPickerTests {
    @Test func aColourIsChosen() throws {
        let host = host { Paint() }
        try host.set(.role(.colorPicker), selecting: Color.blue)
        #expect(host.texts == ["Paint", "blue"])
    }

    @Test func withoutOpacityItBecomesOpaque() throws {
        let host = host { Paint(supportsOpacity: false) }
        try host.set(.role(.colorPicker), selecting: Color(red: 1, green: 0, blue: 0, opacity: 0.5))
        #expect(host.texts.last == "#FF0000")
    }
}
