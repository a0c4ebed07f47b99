import Foundation
import Terrarium
import Testing

@MainActor
struct ButtonSymbolsTests {
    @Test func titleAndSymbolAreTheLabel() throws {
        let log = Log()
        let host = host { Button("Add", systemImage: "plus", role: .destructive) { log("added") } }
        try host.tap("Add")
        #expect(log.entries == ["added"])
        #expect(host.outline(.structure).contains("Image \"plus\" system"))
    }

    @Test func aRoleAloneHasALabel() {
        let host = host {
            VStack {
                Button(role: .cancel) {}
                Button(role: .close) {}
                Button(role: .confirm) {}
                Button(role: .destructive) {}
            }
        }
        #expect(host.texts == ["Cancel", "Close", "Done", "Delete"])
    }
}
