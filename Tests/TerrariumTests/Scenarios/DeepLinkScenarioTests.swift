import Foundation
import Observation
import Terrarium
import Testing

/// Where somebody stands in an app of two tabs: the tab, the path of each tab's stack, and what is presented.
@Observable
private final class Place {
    var tab = "news"
    var newsPath: [Int] = []
    var shopPath: [String] = []
    var isBasketOpen = false
    var notice: String?

    func open(shop path: [String], basket: Bool = false) {
        tab = "shop"
        shopPath = path
        isBasketOpen = basket
    }
}

private struct Phone: View {
    @State var place: Place
    let log: Log

    var body: some View {
        TabView(selection: tab) {
            NavigationStack(path: $place.newsPath) {
                Text("news")
                    .onAppear { log("news in") }
                    .onDisappear { log("news out") }
                    .navigationDestination(for: Int.self) { TapCounter(name: "story \($0)") }
            }
            .tabItem { Text("News") }
            .tag("news")
            NavigationStack(path: $place.shopPath) {
                Text("shop")
                    .onAppear { log("shop in") }
                    .onDisappear { log("shop out") }
                    .navigationDestination(for: String.self) { GoodsShelf(name: $0, place: place, log: log) }
            }
            .tabItem { Text("Shop") }
            .tag("shop")
        }
        .environment(place)
    }

    /// A tap on the tab that is selected already goes back to its root.
    private var tab: Binding<String> {
        Binding {
            place.tab
        } set: { tab in
            if tab == place.tab { place.newsPath = [] }
            place.tab = tab
        }
    }
}

private struct GoodsShelf: View {
    let name: String
    @Bindable var place: Place
    let log: Log

    var body: some View {
        Text(name)
            .toolbar {
                ToolbarItem {
                    Button("Basket") { place.isBasketOpen = true }
                        .popover(item: notice) { Text("note \($0.text)") }
                }
            }
            .task {
                log("\(name) begins")
                await suspended()
                log("\(name) is cancelled")
            }
            .sheet(isPresented: $place.isBasketOpen, onDismiss: { log("basket gone") }) {
                Basket().onAppear { log("basket in") }.onDisappear { log("basket out") }
            }
    }

    private struct Notice: Identifiable {
        let text: String
        var id: String { text }
    }

    private var notice: Binding<Notice?> {
        Binding(get: { place.notice.map(Notice.init) }, set: { place.notice = $0?.text })
    }

    private func suspended() async {
        while !Task.isCancelled { await Task.yield() }
    }
}

private struct Basket: View {
    @Environment(Place.self) private var place

    var body: some View {
        VStack {
            Text("basket")
            Button("home") { place.shopPath = [] }
            Button("news") {
                place.isBasketOpen = false
                place.open(shop: [])
                place.tab = "news"
            }
            Button("other shelf") { place.shopPath = ["mugs"] }
        }
    }
}

/// Tabs, stacks and sheets that one model moves in one action.
@MainActor
struct DeepLinkScenarioTests {
    private let place = Place()
    private let log = Log()

    private func start() -> ViewHost { host(300, 400) { Phone(place: place, log: log) } }

    @Test func oneActionChangesTheTabPushesAndPresents() {
        let host = start()
        place.open(shop: ["teas", "green"], basket: true)
        #expect(host.texts == ["basket", "home", "news", "other shelf"])
        place.isBasketOpen = false
        #expect(host.navigationDepth == 3)
        #expect(host.texts.contains("green"))
        #expect(host.issues.map(\.kind) == [.presentationConflict], "two shelves ask for one basket")
    }

    @Test func eachTabKeepsItsPathAndItsState() throws {
        let host = start()
        place.newsPath = [7]
        try host.tap("story 7:0")
        try host.select(tab: "Shop")
        place.shopPath = ["teas"]
        #expect(host.texts.contains("teas"))
        try host.select(tab: "News")
        #expect(host.texts.contains("story 7:1"))
        #expect(place.newsPath == [7])
        try host.select(tab: "Shop")
        #expect(host.texts.contains("teas"))
        #expect(place.shopPath == ["teas"])
    }

    @Test func aTapOnTheSelectedTabReachesTheBinding() throws {
        let host = start()
        place.newsPath = [1, 2]
        #expect(host.navigationDepth == 3)
        try host.select(tab: "News")
        #expect(place.newsPath == [])
        #expect(host.texts.contains("news"))
    }

    @Test func aPathThatIsSetBehindAnotherTabIsThereLater() throws {
        let host = start()
        place.shopPath = ["teas"]
        #expect(host.texts.contains("news"))
        try host.select(tab: "Shop")
        #expect(host.texts.contains("teas"))
        #expect(log.entries.contains("shop in") == false, "its root has never been seen")
    }

    @Test func poppingTheScreenBelowASheetEndsTheSheet() async throws {
        let host = start()
        place.open(shop: ["teas"])
        try host.tap("Basket")
        try host.tap("home")
        #expect(host.texts.contains("shop"))
        #expect(!host.texts.contains("basket"))
        try await host.settle(timeout: .seconds(5)) { log.entries.contains("teas is cancelled") }
        #expect(log.entries.filter { $0.hasPrefix("basket") } == ["basket in", "basket out", "basket gone"])
        #expect(place.isBasketOpen, "nobody has written the flag")
    }

    @Test func anotherScreenInItsPlacePresentsAnew() throws {
        let host = start()
        place.open(shop: ["teas"])
        try host.tap("Basket")
        try host.tap("other shelf")
        #expect(host.texts == ["basket", "home", "news", "other shelf"])
        #expect(log.entries.filter { $0 == "basket in" }.count == 2)
        #expect(log.entries.filter { $0 == "basket gone" }.count == 1)
        place.isBasketOpen = false
        #expect(host.texts.contains("mugs"))
    }

    @Test func leavingTheTabAndTheSheetInOneAction() throws {
        let host = start()
        place.open(shop: ["teas"])
        try host.tap("Basket")
        try host.tap("news")
        #expect(host.texts == ["News", "Shop", "news"])
        #expect(log.entries.filter { $0.hasPrefix("basket") } == ["basket in", "basket out", "basket gone"])
    }

    @Test func whatIsPresentedFromABarHasItsPlaceThere() throws {
        let host = start()
        place.open(shop: ["teas"])
        place.notice = "sale"
        #expect(host.texts == ["note sale"])
        try host.dismiss()
        #expect(place.notice == nil)
        #expect(host.texts.contains("teas"))
    }

    @Test func aSheetCoversWithoutADisappearance() throws {
        let host = start()
        place.open(shop: ["teas"])
        _ = host.texts
        place.shopPath = []
        _ = host.texts
        let known = log.entries.count
        place.shopPath = ["teas"]
        try host.tap("Basket")
        try host.dismiss()
        #expect(
            log.entries[known...].filter { !$0.hasPrefix("teas") }
                == ["shop out", "basket in", "basket out", "basket gone"])
    }
}
