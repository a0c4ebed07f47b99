import Terrarium
import Testing

private struct MyApp: App {
    var body: some Scene {
        WindowGroup { MenuView() }
    }
}

private struct MenuView: View {
    @State private var path: [String] = []
    @State private var cups = "1"

    var body: some View {
        NavigationStack(path: $path) {
            Button("Teas") { path.append("Teas") }
                .navigationTitle("Menu")
                .navigationDestination(for: String.self) { name in
                    VStack {
                        TextField("Cups", text: $cups)
                        Text("\(cups) cups")
                        Button("Order") { path.append("Thank you") }
                    }
                    .navigationTitle(name)
                }
        }
    }
}

@MainActor @Test func ordersTea() throws {
    let host = ViewHost(app: MyApp.self)  // or ViewHost { RootView().environmentObject(Session()) }
    try host.tap("Teas")
    try host.type("2", into: .field("Cups"), replacing: true)
    #expect(host.texts.contains("2 cups"))
}

/// What the text below the listing names.
@MainActor @Test func ordersTeaAndGoesBack() throws {
    let host = ViewHost(app: MyApp.self)
    try host.tap("Teas")
    try host.tap("Order")
    #expect(host.screenTitles == ["Menu", "Teas", "Thank you"])
    try host.back()
    #expect(host.screenTitles == ["Menu", "Teas"])
}
