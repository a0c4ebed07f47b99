import SwiftUI
import Testing

/// A stack over a path of strings with bars of its own, as programs in language mode 5 write it.
@MainActor
struct ArboretumTests {
    private func host() -> ViewHost {
        ViewHost(size: CGSize(width: 320, height: 480)) { ArboretumView() }
    }

    @Test func aPathOfThreePushesThreeScreens() throws {
        let host = host()
        try host.tap("The long walk")
        #expect(host.navigationDepth == 4)
        #expect(host.texts.contains("This is the Larch"))
        try host.tap("< Back")
        #expect(host.navigationDepth == 3)
        #expect(host.texts.contains("This is the Yew"))
        try host.tap("One back")
        #expect(host.texts.contains("This is the Elm"))
        try host.tap("Onward")
        #expect(host.texts.contains("This is the Ash"))
        try host.tap("To the gate")
        #expect(host.navigationDepth == 1)
        #expect(host.texts.contains("Oak"))
        #expect(host.issues == [])
    }

    @Test func aRowPushesOneScreenWithItsOwnBar() throws {
        let host = host()
        try host.tap("Beech")
        #expect(host.navigationDepth == 2)
        try host.tap("Pick a leaf")
        #expect(host.texts.contains("Leaves: 1"))
        #expect(try host.frame(of: .text("This is the Beech")).maxX == 320, "as wide as its container")
    }
}
