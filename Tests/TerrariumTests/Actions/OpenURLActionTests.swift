import Foundation
import Terrarium
import Testing

private struct Opener: View {
    var url = "https://one.example"
    @Environment(\.openURL) var openURL
    @State var accepted = "-"
    var body: some View {
        // The literals of these tests are URLs.
        Button("open \(accepted)") { openURL(URL(string: url)!) { accepted = "\($0)" } }
    }
}

@MainActor
struct OpenURLActionTests {
    private let url = URL(fileURLWithPath: "/a")

    @Test func resultsSayWhetherTheURLWasAccepted() {
        check(.handled, accepted: true)
        check(.discarded, accepted: false)
    }

    @Test func theSystemOpensWhatNobodyHandles() throws {
        let host = host { Opener() }
        try host.tap("open -")
        #expect(host.texts == ["open true"])
        #expect(host.openedURLs.map(\.absoluteString) == ["https://one.example"])
    }

    @Test func theNearestHandlerGetsTheURL() throws {
        let log = Log()
        let host = host {
            Opener()
                .environment(
                    \.openURL,
                    OpenURLAction {
                        log("near \($0.host() ?? "")")
                        return .discarded
                    }
                )
                .environment(
                    \.openURL,
                    OpenURLAction { _ in
                        log("far")
                        return .handled
                    })
        }
        try host.tap("open -")
        #expect(host.texts == ["open false"])
        #expect(log.entries == ["near one.example"])
        #expect(host.openedURLs == [])
    }

    @Test func aHandlerMayLeaveItToTheSystemWithAnotherURL() throws {
        let other = URL(fileURLWithPath: "/other")
        let plain = host { Opener().environment(\.openURL, OpenURLAction { _ in .systemAction }) }
        try plain.tap("open -")
        let changed = host { Opener().environment(\.openURL, OpenURLAction { _ in .systemAction(other) }) }
        try changed.tap("open -")
        #expect(changed.openedURLs == [other])
        #expect(plain.openedURLs.map(\.absoluteString) == ["https://one.example"])
    }

    @Test func linksUseIt() throws {
        let log = Log()
        let host = host(400, 200) {
            VStack {
                Text("see [site](https://e.example) now")
                Link("link", destination: URL(fileURLWithPath: "/l"))
            }
            .environment(
                \.openURL,
                OpenURLAction {
                    log($0.host() ?? $0.path())
                    return .handled
                })
        }
        #expect(host.texts == ["see site now", "link"])
        try host.tap(.link("site"))
        try host.tap("link")
        #expect(log.entries == ["e.example", "/l"])
    }

    private func check(
        _ result: OpenURLAction.Result, accepted: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var heard: Bool?
        OpenURLAction { _ in result }(url) { heard = $0 }
        #expect(heard == accepted, sourceLocation: sourceLocation)
    }
}
