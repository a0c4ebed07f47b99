import Foundation
import Testing

@testable import Terrarium

@Suite struct TextImageTests {
    @Test func anImageIsOneCharacter() {
        #expect(Text(Image(systemName: "star")).plainString == "\u{FFFC}")
        #expect(Text("a \(Image(systemName: "star")) b").plainString == "a \u{FFFC} b")
        #expect(Text(Image("a")) == Text(Image("a")))
        #expect(Text(Image("a")) != Text(Image("b")))
    }
}
