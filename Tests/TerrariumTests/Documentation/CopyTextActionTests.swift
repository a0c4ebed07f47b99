import Foundation
import Terrarium
import Testing

private struct CopyButton: View {
    @Environment(\.copyText) var copyText
    var body: some View { Button("Copy") { copyText("tea") } }
}

@MainActor
struct CopyTextActionTests {
    @Test func theHandlerAboveGetsTheText() throws {
        let log = Log()
        let host = host { CopyButton().environment(\.copyText, CopyTextAction { log($0) }) }
        try host.tap("Copy")
        #expect(log.entries == ["tea"])
    }
}
