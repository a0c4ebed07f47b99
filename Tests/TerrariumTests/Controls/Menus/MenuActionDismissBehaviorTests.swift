import Foundation
import Terrarium
import Testing

private struct Sorting: View {
    @State private var order = "name"
    @State private var isReversed = false

    var body: some View {
        VStack {
            Menu("Sort") {
                Picker("By", selection: $order) {
                    Text("By name").tag("name")
                    Text("By date").tag("date")
                }
                Toggle("Reversed", isOn: $isReversed)
                Button("More") {}
                Toggle("Stays", isOn: $isReversed).menuActionDismissBehavior(.disabled)
                Button("Keeps") {}.menuActionDismissBehavior(.disabled)
            }
            Text("\(order) \(isReversed)")
        }
    }
}

@MainActor
struct MenuActionDismissBehaviorTests {
    private let items = ["By name", "By date", "Reversed", "More", "Stays", "Keeps"]

    @Test(arguments: ["By date", "Reversed", "More"])
    func whatIsChosenClosesTheMenu(_ item: String) throws {
        let host = host(300, 400) { Sorting() }
        try host.tap("Sort")
        #expect(host.texts == items)
        try host.tap(.init(stringLiteral: item))
        #expect(host.texts.first == "Sort")
        #expect(host.texts.last == (item == "More" ? "name false" : item == "Reversed" ? "name true" : "date false"))
    }

    @Test(arguments: ["Stays", "Keeps"])
    func aMenuMayStayOpen(_ item: String) throws {
        let host = host(300, 400) { Sorting() }
        try host.tap("Sort")
        try host.tap(.init(stringLiteral: item))
        #expect(host.texts == items)
    }

    @Test func theWholeMenuMayStayOpen() throws {
        let host = host(300, 400) { Sorting().menuActionDismissBehavior(.disabled) }
        try host.tap("Sort")
        for item in ["By date", "Reversed", "More"] {
            try host.tap(.init(stringLiteral: item))
            #expect(host.texts == items)
        }
        #expect(try host.find(.toggle("Reversed")).value == "on")
        try host.dismiss()
        #expect(host.texts == ["Sort", "date true"])
    }

    @Test func anAlertClosesAllTheSame() throws {
        struct Asking: View {
            @State private var asks = true
            var body: some View {
                Text("asked").alert("Sure?", isPresented: $asks) { Button("Yes") {} }
            }
        }
        let host = host(300, 400) { Asking().menuActionDismissBehavior(.disabled) }
        try host.tap("Yes")
        #expect(host.texts == ["asked"])
    }
}
