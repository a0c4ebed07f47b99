import Foundation
import Terrarium
import Testing

@MainActor
struct IdentityTests {
    @Test func namesStandWhereTheyWereWritten() {
        checkOutline(
            Text("a").id("inner").padding(4).accessibilityIdentifier("outer"),
            """
            padding #outer 4 @92,38 16x24
              Text "a" #inner @4,4 8x16
            """)
        checkOutline(Text("a").id(7), #"Text "a" #7 @96,42 8x16"#)
    }

    @Test func labelsNameViewsForQueries() throws {
        let word = "plain"
        let host = host {
            VStack {
                Image("1").accessibilityLabel(Text("text"))
                Image("2").accessibilityLabel("key")
                Image("3").accessibilityLabel(word)
                Button("shown") {}.accessibilityLabel("spoken")
            }
        }
        for label in ["text", "key", "plain", "spoken"] { #expect(host.all(.label(label)).count == 1, "\(label)") }
        #expect(host.texts == ["shown"])
    }

    @Test func anotherIdentityIsAnotherView() throws {
        struct Root: View {
            let log: Log
            @State private var number = 1
            var body: some View {
                VStack {
                    TapCounter().id(number).onAppear { log("appear") }.onDisappear { log("disappear") }
                    TapCounter(name: "d").accessibilityIdentifier("n\(number)")
                    Button("next") { number += 1 }
                    Button("same") { number += 0 }
                }
            }
        }
        let host = host { Root(log: Log()) }
        try host.tap("c:0")
        try host.tap("d:0")
        #expect(try host.evaluations { try host.tap("same") } == [:])
        #expect(host.texts.prefix(2) == ["c:1", "d:1"])
        #expect(try host.evaluations { try host.tap("next") } == ["Root": 1, "TapCounter": 1])
        #expect(host.texts.prefix(2) == ["c:0", "d:1"])
        #expect(host.all(.id("n2")).count == 1)
    }
}
