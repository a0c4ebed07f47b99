import Foundation
import Terrarium
import Testing

private struct Page: View {
    @State private var last = "none"
    var body: some View {
        Text(verbatim: last).onOpenURL { last = $0.absoluteString }
    }
}

@MainActor
struct OpenURLReceivingTests {
    @Test func aURLReachesThoseWhoTakeURLs() throws {
        let url = try #require(URL(string: "tea://sencha"))
        let host = host {
            VStack {
                Page()
                Page()
            }
        }
        #expect(host.open(url))
        #expect(host.texts == ["tea://sencha", "tea://sencha"])
    }

    @Test func nobodyMayBeThere() throws {
        let url = try #require(URL(string: "tea://sencha"))
        #expect(!host { Text("x") }.open(url))
    }
}
