import Foundation
import Terrarium
import Testing

private struct Card: View {
    let title: String

    var body: some View {
        HStack {
            Text(title)
            Button("Delete") {}
        }
        .accessibilityIdentifier("card-\(title)")
    }
}

private struct Pair<Content: View>: View {
    let content: Content
    var body: some View { content }
}

private enum Outer {
    struct Inner: View {
        var body: some View { Text("inner") }
    }
}

private struct Board: View {
    @State private var note = ""

    var body: some View {
        NavigationStack {
            VStack {
                Card(title: "One")
                Card(title: "Two")
                Toggle("Wi-Fi", isOn: .constant(true))
                TextField("Note", text: $note, prompt: Text("Write here"))
                Image(systemName: "star").accessibilityLabel("Favourite")
                Text("padded").padding(8).id("inside")
                Outer.Inner()
                Pair(content: Text("pair"))
                NavigationLink("More") { Text("more") }
                Text("hidden").hidden()
                Text("clear").opacity(0)
            }
            .navigationTitle("Board")
        }
    }
}

@MainActor
struct ViewHostFindingTests {
    private let board = host(300, 600) { Board() }

    private func kinds(_ query: ViewQuery) -> [String] { board.all(query).map { "\($0.kind) \($0.text ?? "-")" } }

    @Test func byText() throws {
        #expect(try board.find(.text("One")).kind == "Text")
        #expect(try board.find(.text(" One\n")).text == "One")
        #expect(kinds(.text("on")) == [])
        #expect(kinds(.text("Delete")) == ["Text Delete", "Text Delete"])
    }

    @Test func byRole() {
        #expect(kinds(.role(.toggle)) == ["Toggle Wi-Fi"])
        #expect(kinds(.role(.textField)) == ["TextField Note"])
        #expect(kinds(.role(.navigationBar)) == ["bar Board"])
        #expect(kinds(.role(.button)) == ["Button Delete", "Button Delete", "NavigationLink More"])
        #expect(kinds(.role(.alert)) == [])
    }

    @Test func byKindOfControl() {
        #expect(kinds(.button("More")) == ["NavigationLink More"])
        #expect(kinds(.toggle("Wi-Fi")) == ["Toggle Wi-Fi"])
        #expect(kinds(.button("Wi-Fi")) == [])
        #expect(kinds(.field("Note")) == ["TextField Note"])
        #expect(kinds(.field("Write here")) == ["TextField Note"])
    }

    @Test func byIdentifier() throws {
        #expect(try board.find(.id("card-One")).id == "card-One")
        #expect(try board.find(.id("inside")).kind == "padding")
        #expect(kinds(.id("card-Three")) == [])
    }

    @Test func theIdentifierStandsAtItsLevel() throws {
        let host = host { Text("x").accessibilityIdentifier("inner").padding(10).accessibilityIdentifier("outer") }
        #expect(try host.frame(of: .id("inner")) == CGRect(x: 96, y: 92, width: 8, height: 16))
        #expect(try host.frame(of: .id("outer")) == CGRect(x: 86, y: 82, width: 28, height: 36))
    }

    @Test func byLabel() {
        #expect(kinds(.label("Favourite")).count == 1)
        #expect(kinds("Favourite").count == 1)
    }

    @Test func byRoleAndName() throws {
        let host = host(300, 300) {
            Text("Save")
            Button("Save") {}
            Toggle("Wi-Fi", isOn: .constant(true)).accessibilityLabel("wireless")
        }
        #expect(try host.find(.role(.button, named: "Save")).kind == "Button")
        #expect(try host.find(.role(.toggle, named: "wireless")).label == "wireless")
        #expect(try host.find(.role(.toggle, named: "Wi-Fi")).label == "wireless")
        #expect(host.all(.role(.slider, named: "Save")).isEmpty)
        let error = #expect(throws: ViewQueryError.self) { try host.find(.role(.button, named: "Safe")) }
        #expect(error?.message.contains(#"Closest: Button "Save""#) == true)
    }

    @Test func byAPartOfAText() throws {
        let host = host(300, 300) {
            Text("Total: 12 yen")
            Button("Pay 12 yen") {}
        }
        #expect(try host.find(.text(containing: "Total")).text == "Total: 12 yen")
        #expect(host.all(.text(containing: "12 yen")).count == 2)
        #expect(host.all(.text(containing: "total")).isEmpty)
        try host.tap(.text(containing: "Pay"))
        #expect(throws: ViewQueryError.self) { try host.find(.text(containing: "")) }
    }

    @Test func byValue() throws {
        let host = host(300, 300) {
            Toggle("a", isOn: .constant(true))
            Toggle("b", isOn: .constant(false))
            Stepper("n", value: .constant(3))
        }
        #expect(try host.find(.role(.toggle).with(value: "on")).text == "a")
        #expect(try host.find(.role(.stepper).with(value: " 3 ")).text == "n")
        #expect(host.all(.toggle("b").with(value: "on")).isEmpty)
    }

    @Test func byType() throws {
        #expect(kinds(.view(Card.self)) == ["Card -", "Card -"])
        #expect(try board.find(.view(Outer.Inner.self)).kind == "Outer.Inner")
        #expect(try board.find(.view(Pair<Text>.self)).kind == "Pair")
    }

    @Test func byTypeOfTheLibrary() {
        #expect(kinds(.view(Text.self)).count > 3)
        #expect(kinds(.view(Toggle<Text>.self)) == ["Toggle Wi-Fi"])
        #expect(kinds(.view(Button<Text>.self)) == ["Button Delete", "Button Delete"])
    }

    @Test func refinements() throws {
        let second: ViewQuery = .button("Delete").within(.id("card-Two"))
        #expect(try board.find(second).frame == board.all(.button("Delete"))[1].frame)
        #expect(try board.find(.button("Delete").nth(1)).frame == board.find(second).frame)
        #expect(try board.find(.text("Two").within(.view(Card.self).nth(1))).text == "Two")
        #expect(kinds(.text("Two").within(.view(Card.self).nth(0))) == [])
        #expect(kinds(.text("hidden")) == [])
        #expect(kinds(.text("hidden").anywhere) == ["Text hidden"])
        #expect(kinds(.text("clear")) == [])
    }

    @Test func noMatchAndSeveralThrow() {
        let none = #expect(throws: ViewQueryError.self) { try board.find(.text("Onee")) }
        #expect(none?.kind == .notFound)
        #expect(none?.message.contains(#"Closest: Text "One""#) == true)
        #expect(none?.message.contains(#"Buttons: "Delete", "Delete", "More"."#) == true)
        let several = #expect(throws: ViewQueryError.self) { try board.find("Delete") }
        #expect(several?.kind == .ambiguous)
        #expect(several?.message.contains("in HStack #card-One") == true)
    }

    @Test func aMissingTypeNamesTheNearest() {
        struct Cart: View {
            var body: some View { Text("") }
        }
        let error = #expect(throws: ViewQueryError.self) { try board.find(.view(Cart.self)) }
        #expect(error?.message.hasPrefix(".view(Cart.self) matches nothing in the front.\nClosest: Card") == true)
    }

    @Test func valuesStayAsTheyWere() throws {
        let host = host { TapCounter() }
        let before = try host.find(.role(.button))
        try host.tap("c:0")
        #expect(before.text == "c:0")
        #expect(try host.find(.role(.button)).text == "c:1")
        #expect(try before != host.find(.role(.button)))
    }

    @Test func whatANodeTells() throws {
        let toggle = try board.find(.role(.toggle))
        #expect(toggle.value == "on")
        #expect(toggle.actions.contains("tap"))
        #expect(!toggle.isCovered && !toggle.isDisabled && !toggle.isHidden)
        #expect(try board.find(.view(Card.self).nth(0)).children.count == 1)
        #expect(try board.frame(of: "Board").minY == 0)
    }

    @Test func layersInFrontOfEachOther() throws {
        struct Stacked: View {
            @State private var isSheetUp = false
            @State private var isAlertUp = false
            var body: some View {
                VStack {
                    Text("page")
                    Button("sheet") { isSheetUp = true }
                }
                .rootOverlay { Text("banner") }
                .sheet(isPresented: $isSheetUp) {
                    VStack {
                        Text("inside")
                        Button("alert") { isAlertUp = true }
                    }
                    .alert("Sure?", isPresented: $isAlertUp) { Button("Yes") {} }
                }
            }
        }
        let host = host(300, 400) { Stacked() }
        #expect(host.texts == ["page", "sheet", "banner"])
        try host.tap("sheet")
        #expect(host.texts == ["inside", "alert", "banner"])
        #expect(try host.find(.text("page").anywhere).isCovered)
        try host.tap("alert")
        #expect(host.texts == ["Sure?", "Yes", "banner"])
        #expect(host.all("inside").isEmpty)
        try host.tap("Yes")
        try host.dismiss()
        #expect(host.texts == ["page", "sheet", "banner"])
    }

    @Test func whatIsNotBuiltIsNotFound() {
        let host = host(300, 400) {
            NavigationStack {
                TabView {
                    VStack {
                        NavigationLink("go") { Text("deep") }
                        Text("x").sheet(isPresented: .constant(false)) { Text("modal") }
                    }
                    .tabItem { Text("A") }
                    Text("other").tabItem { Text("B") }
                }
            }
        }
        for text in ["deep", "other", "modal"] {
            #expect(host.all(.text(text).anywhere).isEmpty)
            #expect(!host.texts.contains(text))
        }
        #expect(host.texts == ["A", "B", "go", "x"])
    }

    @Test func aTabThatWasLeftIsThereButNotSeen() throws {
        let host = host(300, 400) {
            TabView {
                Text("first").tabItem { Text("A") }
                Text("second").tabItem { Text("B") }
            }
        }
        try host.select(tab: "B")
        #expect(host.texts == ["A", "B", "second"])
        #expect(host.all("first").isEmpty)
    }
}
