import SwiftUI
import Testing

@MainActor
struct ImageRendererTests {
    @Test func theViewIsAPictureOfCharacters() {
        let renderer = ImageRenderer(content: Text("tea"))
        #expect(renderer.text.contains("tea"))
        renderer.content = Text("milk")
        #expect(renderer.text.contains("milk"))
    }
}
