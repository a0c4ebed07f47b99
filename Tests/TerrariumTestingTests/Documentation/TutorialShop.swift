import Terrarium

struct Product: Hashable, Identifiable {
    let name: String
    let price: Int
    var id: String { name }

    static let all = [Product(name: "Tea", price: 4), Product(name: "Cup", price: 9)]
}

extension EnvironmentValues {
    @Entry var currency = "yen"
}

struct ShopView: View {
    @State private var basket: [Product] = []

    var body: some View {
        NavigationStack {
            VStack {
                ForEach(Product.all) { product in
                    NavigationLink(product.name, value: product)
                }
                TotalView(total: basket.reduce(0) { $0 + $1.price })
            }
            .navigationTitle("Shop")
            .navigationBarTitleDisplayMode(.inline)
            .navigationDestination(for: Product.self) { product in
                ProductView(product: product) { basket.append(product) }
            }
        }
    }
}

struct TotalView: View {
    let total: Int
    @Environment(\.currency) private var currency

    var body: some View {
        Text("Total: \(total) \(currency)")
    }
}

struct ProductView: View {
    let product: Product
    let onBuy: @MainActor () -> Void

    var body: some View {
        VStack {
            Text("\(product.price) a piece")
            Button("Buy", action: onBuy)
        }
        .navigationTitle(product.name)
        .navigationBarTitleDisplayMode(.inline)
    }
}
