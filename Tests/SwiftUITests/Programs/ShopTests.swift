import SwiftUI
import Testing

private struct Product: Identifiable, Hashable {
    let id: Int
    let name: String
    let price: Double
    let category: String

    static let all = [
        Product(id: 1, name: "Sencha", price: 12.5, category: "Tea"),
        Product(id: 2, name: "Assam", price: 9, category: "Tea"),
        Product(id: 3, name: "Pot", price: 30, category: "Things"),
    ]
}

private final class Cart: ObservableObject {
    @Published private(set) var items: [Product: Int] = [:]

    var count: Int { items.values.reduce(0, +) }
    var total: Double { items.reduce(0) { $0 + $1.key.price * Double($1.value) } }

    func add(_ product: Product) { items[product, default: 0] += 1 }
    func clear() { items.removeAll() }
}

private struct ShopView: View {
    @StateObject private var cart = Cart()
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab) {
            CatalogView()
                .tabItem { Label("Shop", systemImage: "bag") }
                .tag(0)
            CartView()
                .tabItem { Label("Cart", systemImage: "cart") }
                .badge(cart.count)
                .tag(1)
        }
        .environmentObject(cart)
        .accentColor(.green)
    }
}

private struct CatalogView: View {
    @State private var selection: Product?
    @State private var query = ""
    @State private var isCheap = false

    private var products: [Product] {
        Product.all.filter {
            (query.isEmpty || $0.name.localizedCaseInsensitiveContains(query)) && (!isCheap || $0.price < 10)
        }
    }

    var body: some View {
        NavigationSplitView {
            List(selection: $selection) {
                ForEach(products) { product in
                    HStack {
                        Text(product.name)
                        Spacer()
                        Text(product.price, format: .currency(code: "EUR")).foregroundStyle(.secondary)
                    }
                    .tag(product)
                }
            }
            .navigationTitle("Shop")
            .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always), prompt: "Find tea")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Menu {
                        Toggle("Cheap only", isOn: $isCheap)
                        Button("Clear search") { query = "" }
                    } label: {
                        Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
                    }
                }
            }
            .overlay {
                if products.isEmpty { ContentUnavailableView.search(text: query) }
            }
        } detail: {
            if let selection {
                ProductView(product: selection)
            } else {
                Text("Choose something")
            }
        }
    }
}

private struct ProductView: View {
    @EnvironmentObject private var cart: Cart
    let product: Product

    var body: some View {
        VStack(spacing: 12) {
            AsyncImage(url: URL(string: "https://example.org/\(product.id).png")) { image in
                image.resizable().scaledToFit()
            } placeholder: {
                ProgressView()
            }
            .frame(height: 100)
            .clipShape(RoundedRectangle(cornerRadius: 12))
            Text(product.category).font(.caption).foregroundStyle(.tertiary)
            Button("Add to cart", systemImage: "cart.badge.plus") { cart.add(product) }
                .buttonStyle(.bordered)
                .buttonBorderShape(.capsule)
                .sensoryFeedback(.success, trigger: cart.count)
        }
        .navigationTitle(product.name)
        .navigationBarTitleDisplayMode(.inline)
        .id(product.id)
    }
}

private struct CartView: View {
    @EnvironmentObject private var cart: Cart
    @State private var isAsking = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(cart.items.sorted { $0.key.name < $1.key.name }, id: \.key) { item in
                    LabeledContent(item.key.name, value: "× \(item.value)")
                        .contextMenu {
                            Button("Empty", role: .destructive) { cart.clear() }
                        }
                }
                Section {
                    Text("Total: \(cart.total, specifier: "%.2f")").bold()
                }
            }
            .navigationTitle("Cart")
            .toolbar {
                Button("Buy") { isAsking = true }.disabled(cart.count == 0)
            }
            .alert("Buy now?", isPresented: $isAsking) {
                Button("Buy \(cart.count)") { cart.clear() }
                Button("Not yet", role: .cancel) {}
            }
        }
    }
}

@MainActor
struct ShopTests {
    private func shop() -> ViewHost { ViewHost(size: CGSize(width: 800, height: 600)) { ShopView() } }

    @Test func searchingFiltersTheCatalogue() throws {
        let host = shop()
        try host.type("sen", into: .field("Find tea"))
        #expect(host.texts.contains("Sencha"))
        #expect(!host.texts.contains("Assam"))
        try host.type("xyz", into: .field("Find tea"))
        #expect(host.texts.contains("No Results for “senxyz”"))
        try host.select("Clear search", in: .button("Filter"))
        #expect(host.texts.contains("Assam"))
    }

    @Test func theMenuFilters() throws {
        let host = shop()
        try host.tap("Filter")
        try host.tap("Cheap only")
        #expect(host.texts.contains("Assam"))
        #expect(!host.texts.contains("Pot"))
    }

    @Test func somethingIsBought() throws {
        let host = shop()
        try host.tap("Assam")
        #expect(host.texts.contains("Add to cart"))
        try host.tap("Add to cart")
        try host.tap("Add to cart")
        try host.select(tab: "Cart")
        #expect(host.texts.contains("× 2"))
        #expect(host.texts.contains("Total: 18.00"))
        try host.tap("Buy")
        try host.tap("Buy 2")
        #expect(host.texts.contains("Total: 0.00"))
    }

    @Test func aLongPressEmptiesTheCart() throws {
        let host = shop()
        try host.tap("Pot")
        try host.tap("Add to cart")
        try host.select(tab: "Cart")
        try host.longPress("Pot")
        try host.tap("Empty")
        #expect(!host.texts.contains("Pot"))
    }
}
