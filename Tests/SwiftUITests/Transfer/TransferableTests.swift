import SwiftUI
import Testing

private struct Cup: Codable, Transferable {
    var tea = "sencha"

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.tea)
    }
}

@MainActor
struct TransferableTests {
    @Test func aValueOfOnesOwnIsOffered() {
        checkRecorded(Text("x").draggable(Cup()), "draggable")
        #expect(ViewHost { ShareLink("Send", item: Cup(), preview: SharePreview("Cup")) }.texts == ["Send"])
    }
}
