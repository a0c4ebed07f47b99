import Foundation
import Terrarium
import Testing

private struct Covered: View {
    @State var isOn = true

    var body: some View {
        Text("r").fullScreenCover(isPresented: $isOn) { Button("f") { isOn = false } }
    }
}

@MainActor
struct FullScreenCoverTests {
    @Test func aCoverHasTheWholeWindow() throws {
        let host = host(200, 100) { Covered() }
        #expect(
            host.outline() == """
                window @0,0 200x100
                  layer content covered
                    Covered @96,42 8x16
                      Text "r"
                  layer cover modal
                    Button "f" [tap] @96,42 8x16

                """)
    }

    @Test func aSwipeIsRefused() throws {
        let host = host { Covered() }
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
        #expect(host.texts == ["f"])
        try host.tap("f")
        #expect(host.texts == ["r"])
    }

    @Test func theEndOfACoverIsToldOnce() throws {
        struct Curtain: View {
            @Environment(\.dismiss) var dismiss
            var body: some View { Button("raise") { dismiss() } }
        }
        struct Stage: View {
            @State var isDown = true
            @State var ends = 0
            var body: some View {
                Button("ended \(ends)") { isDown = true }
                    .fullScreenCover(isPresented: $isDown, onDismiss: { ends += 1 }, content: { Curtain() })
            }
        }
        let host = host { Stage() }
        try host.tap("raise")
        #expect(host.texts == ["ended 1"])
        try host.tap("ended 1")
        #expect(host.texts == ["raise"])
        try host.tap("raise")
        #expect(host.texts == ["ended 2"])
    }
}
