import Foundation
import Testing

@testable import Terrarium

@Suite struct PathStringTests {
    @Test(arguments: [
        "", "0 0 m 10 0 l", "0.5 -1 m 1 2 3 4 q 1 2 3 4 5 6.25 c h",
    ])
    func whatIsPrintedCanBeRead(text: String) {
        #expect(Path(text)?.description == text)
    }

    @Test func rectangles() {
        #expect(Path("1 2 3 4 re") == Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
    }

    @Test(arguments: ["0 m", "0 0", "0 0 x", "1 h", "a", "0 0 0 m"])
    func nonsenseIsRefused(text: String) {
        #expect(Path(text) == nil)
    }
}
