import SwiftUI
import Testing

@MainActor
struct UIApplicationTests {
    @Test func openedURLsAreKept() throws {
        let url = try #require(URL(string: "tea://sencha"))
        UIApplication.shared.open(url)
        #expect(UIApplication.shared.openedURLs.last == url)
        UIPasteboard.general.string = "tea"
        #expect(UIPasteboard.general.strings == ["tea"])
    }
}
