import Foundation
import Observation
import Terrarium
import Testing

@Observable
private final class Mail {
    var unread = 0
    var selected = 0
}

private struct MailView: View {
    let mail: Mail

    var body: some View {
        @Bindable var mail = mail
        TabView(selection: $mail.selected) {
            VStack {
                TapCounter(name: "inbox")
                TapCounter(name: "other")
            }
            .tabItem { Text("Inbox \(mail.unread)") }
            .tag(0)
            UnreadView(mail: mail).tabItem { Text("Sent \(mail.unread)") }.tag(1)
        }
    }
}

private struct UnreadView: View {
    let mail: Mail

    var body: some View { Text("\(mail.unread) unread") }
}

/// What the tab view prints follows every change in its pages and labels, however often it was printed before.
@MainActor
struct TabFrameNodeTests {
    private let mail = Mail()

    @Test func changesInAPageShowEachTime() throws {
        let host = host { MailView(mail: mail) }
        for taps in 0..<3 {
            #expect(host.texts == ["Inbox 0", "Sent 0", "inbox:\(taps)", "other:0"])
            try host.tap("inbox:\(taps)")
        }
        try host.tap("other:0")
        #expect(host.texts == ["Inbox 0", "Sent 0", "inbox:3", "other:1"])
    }

    @Test func labelsOfEveryTabFollowTheirState() {
        let host = host { MailView(mail: mail) }
        for unread in 0..<3 {
            mail.unread = unread
            #expect(host.texts == ["Inbox \(unread)", "Sent \(unread)", "inbox:0", "other:0"])
        }
    }

    @Test func aPageThatChangedWhileAnotherWasSelectedIsUpToDate() {
        let host = host { MailView(mail: mail) }
        for unread in 0..<3 {
            mail.selected = 1
            #expect(host.texts.last == "\(unread) unread")
            mail.selected = 0
            #expect(host.texts.last == "other:0")
            mail.unread += 1
            #expect(host.texts.first == "Inbox \(unread + 1)")
        }
    }

    @Test func changesThroughModifiersAroundTheTabShow() throws {
        struct Page: View {
            @State private var isShown = false

            var body: some View {
                Button("ask") { isShown.toggle() }
                    .overlay { if isShown { Text("panel") } }
                    .tabItem { Text("A") }
                    .padding()
            }
        }
        let host = host { TabView { Page() } }
        #expect(host.texts == ["A", "ask"])
        for _ in 0..<2 {
            try host.tap(.button("ask"))
            #expect(host.texts == ["A", "ask", "panel"])
            try host.tap(.button("ask"))
            #expect(host.texts == ["A", "ask"])
        }
    }
}
