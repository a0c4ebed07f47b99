import Foundation
import Terrarium
import Testing

/// A root with an alert, or whatever `present` makes of the binding.
private struct Presenting<Shown: View>: View {
    @State var isOn = true
    let present: (Text, Binding<Bool>) -> Shown

    var body: some View { present(Text("r \(isOn)"), $isOn) }
}

private struct Failure: LocalizedError {
    let errorDescription: String?
}

private struct Item: Identifiable {
    let id: Int
}

@MainActor
struct AlertTests {
    @Test func theButtonsEndTheAlertAfterTheirAction() throws {
        let log = Log()
        let host = host(300, 200) {
            Presenting { root, isOn in
                root.alert("Delete?", isPresented: isOn) {
                    Button("Keep", role: .cancel) { log("keep \(isOn.wrappedValue)") }
                    Button("Delete", role: .destructive) { log("delete \(isOn.wrappedValue)") }
                } message: {
                    Text("For ever")
                }
            }
        }
        #expect(
            host.outline() == """
                window @0,0 300x200
                  layer content covered
                    Presenting @126,92 48x16
                      Text "r true"
                  layer alert modal
                    dialog "Delete?" @15,44 270x112
                      Text "Delete?" @107,16 56x16
                      Text "For ever" @103,48 64x16
                      Button "Keep" role=cancel [tap] @16,80 32x16
                      Button "Delete" role=destructive [tap] @206,80 48x16

                """)
        try host.tap("Delete")
        #expect(log.entries == ["delete true"])
        #expect(host.texts == ["r false"])
    }

    @Test func anAlertWithoutButtonsGetsOne() throws {
        let host = host { Presenting { root, isOn in root.alert("Hi", isPresented: isOn) {} } }
        #expect(host.texts == ["Hi", "OK"])
        try host.tap("OK")
        #expect(host.texts == ["r false"])
    }

    @Test func noCancelIsInvented() {
        let host = host {
            Presenting { root, isOn in
                root.alert("Hi", isPresented: isOn) { Button("Del", role: .destructive) {} }
            }
        }
        #expect(host.all(.role(.button)).map(\.text) == ["Del"])
    }

    @Test func anAlertCannotBeSwipedAway() {
        let host = host { Presenting { root, isOn in root.alert("Hi", isPresented: isOn) {} } }
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
    }

    @Test func anAlertAboutDataNeedsTheData() {
        for (data, texts) in [(nil, ["r true"]), (3, ["T", "m3", "b3"])] as [(Int?, [String])] {
            let host = host {
                Presenting { root, isOn in
                    root.alert("T", isPresented: isOn, presenting: data) { value in
                        Button("b\(value)") {}
                    } message: { value in
                        Text("m\(value)")
                    }
                }
            }
            #expect(host.texts == texts)
        }
    }

    @Test func anErrorIsItsTitle() {
        let host = host {
            Presenting { root, isOn in
                root.alert(isPresented: isOn, error: Failure(errorDescription: "No net")) { Button("Retry") {} }
            }
        }
        #expect(host.texts == ["No net", "Retry"])
    }

    @Test func theOlderFormHasOneOrTwoButtons() throws {
        let log = Log()
        let one = host {
            Presenting { root, isOn in
                root.alert(isPresented: isOn) { Alert(title: Text("Old"), message: Text("m")) }
            }
        }
        #expect(one.texts == ["Old", "m", "OK"])
        let two = host(300, 200) {
            Presenting { root, isOn in
                root.alert(isPresented: isOn) {
                    Alert(
                        title: Text("Old"), primaryButton: .destructive(Text("Go")) { log("go") },
                        secondaryButton: .cancel())
                }
            }
        }
        #expect(two.texts == ["Old", "Go", "Cancel"])
        try two.tap("Go")
        #expect(two.texts == ["r false"])
        #expect(log.entries == ["go"])
    }

    @Test func theOlderFormFollowsAnItem() throws {
        struct Chooser: View {
            @State var item: Item?

            var body: some View {
                Button("open \(item == nil)") { item = Item(id: 7) }
                    .alert(item: $item) { Alert(title: Text("item \($0.id)")) }
            }
        }
        let host = host { Chooser() }
        try host.tap("open true")
        #expect(host.texts == ["item 7", "OK"])
        try host.tap("OK")
        #expect(host.texts == ["open true"])
    }

    @Test func thePresentersButtonStyleDoesNotReachTheAlert() {
        let host = host {
            Presenting { root, isOn in root.alert("Hi", isPresented: isOn) {}.buttonStyle(.bordered) }
        }
        #expect(!host.outline().contains("style="))
    }

    @Test func changedDataDoNotShow() async throws {
        struct Telling: View {
            @State var isOn = true
            @State var data: Int? = 1
            var body: some View {
                Text("r \(data ?? 0)").alert("T", isPresented: $isOn, presenting: data) { value in
                    Button("b\(value)") {}
                }
                .task { data = nil }
            }
        }
        let host = host(300, 200) { Telling() }
        try await host.settle()
        #expect(host.texts == ["T", "b1"])
        try host.tap("b1")
        #expect(host.texts == ["r 0"])
    }

    @Test func fieldsAreNoButtons() throws {
        struct Naming: View {
            @State var isOn = true
            @State var name = ""
            var body: some View {
                Text("hello \(name)").alert("Name", isPresented: $isOn) { TextField("Your name", text: $name) }
            }
        }
        let host = host(300, 200) { Naming() }
        #expect(host.texts == ["Name", "Your name", "OK"])
        try host.type("Ada", into: .field("Your name"))
        try host.tap("OK")
        #expect(host.texts == ["hello Ada"])
    }

    @Test func aNarrowWindowHasANarrowAlert() throws {
        let host = host(200, 200) {
            Presenting { root, isOn in
                root.alert("Hi", isPresented: isOn) {
                    Button("One rather long") {}
                    Button("Two rather long") {}
                }
            }
        }
        #expect(try host.frame(of: .role(.dialog).nth(0)).width == 200)
        #expect(try host.frame(of: "One rather long").midX == 100)
        #expect(try host.frame(of: "Two rather long").minY > host.frame(of: "One rather long").maxY)
        try host.tap("Two rather long")
        #expect(host.texts == ["r false"])
    }

    @Test func oneAlertFollowsAnother() throws {
        struct Chain: View {
            @State var first = true
            @State var second = false
            let log: Log
            var body: some View {
                Text("r")
                    .alert("First", isPresented: $first) { Button("next") { second = true } }
                    .alert("Second", isPresented: $second) { Button("end") { log("end") } }
            }
        }
        let log = Log()
        let host = host(300, 200) { Chain(log: log) }
        try host.tap("next")
        #expect(host.texts == ["Second", "end"])
        try host.tap("end")
        #expect(host.texts == ["r"])
        #expect(log.entries == ["end"])
        #expect(host.issues == [])
    }

    @Test func anAlertInsideASheetEndsAlone() throws {
        struct Inside: View {
            @State var isAsking = true
            var body: some View { Text("sheet").alert("Sure?", isPresented: $isAsking) { Button("Yes") {} } }
        }
        let host = host(300, 300) { Presenting { root, isOn in root.sheet(isPresented: isOn) { Inside() } } }
        #expect(host.texts == ["Sure?", "Yes"])
        try host.tap("Yes")
        #expect(host.texts == ["sheet"])
    }

    @Test func buttonsThatComeAndGo() throws {
        struct Deciding: View {
            @State var isOn = true
            @State var name = ""
            var body: some View {
                Text("r").alert("T", isPresented: $isOn) {
                    TextField("F", text: $name)
                    if !name.isEmpty { Button("Save") {} }
                }
            }
        }
        let host = host(300, 200) { Deciding() }
        #expect(host.texts == ["T", "F", "OK"])
        try host.type("x", into: .field("F"))
        #expect(host.texts == ["T", "x", "Save"])
    }
}
