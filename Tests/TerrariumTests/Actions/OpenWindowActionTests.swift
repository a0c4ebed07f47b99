import Foundation
import Terrarium
import Testing

@MainActor
struct OpenWindowActionTests {
    @Test func aHostOpensNoOtherWindowAndSurvives() throws {
        struct Menu: View {
            @Environment(\.openWindow) var openWindow
            @Environment(\.dismissWindow) var dismissWindow
            @Environment(\.requestReview) var requestReview
            var body: some View {
                Button("open") {
                    openWindow(id: "help")
                    openWindow(value: 3)
                    dismissWindow()
                    requestReview()
                }
            }
        }
        let host = host { Menu() }
        #expect(try host.evaluations { try host.tap("open") } == [:])
        #expect(host.texts == ["open"])
    }
}
