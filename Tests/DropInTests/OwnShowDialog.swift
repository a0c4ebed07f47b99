import SwiftUI

/// Something that a visitor has left behind.
struct LostItem {
    let name: String
    let place: String
    var onClaim: (() -> Void)?
}

/// Asks over the whole window whose it is.
struct LostItemCard: View {
    var item: LostItem
    var onClose: (() -> Void)

    var body: some View {
        GeometryReader { window in
            ZStack {
                Color.black.opacity(0.5)
                    .ignoresSafeArea()
                VStack(spacing: 8) {
                    Text(item.name).font(.headline)
                    Text(item.place)
                        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
                    Button {
                        item.onClaim?()
                        onClose()
                    } label: {
                        Text("Mine")
                    }
                    Button("Not mine", action: onClose)
                }
                .frame(width: window.size.width * 0.5, height: window.size.height * 0.5)
                .background(.white)
                .clipShape(RoundedRectangle(cornerRadius: 8.0))
            }
        }
    }
}

// The names of Terrarium's own dialog, declared by the program for something else.

struct ShowDialogAction {
    var action: ((LostItem) -> Void)

    func callAsFunction(_ item: LostItem) {
        action(item)
    }
}

struct ShowDialogKey: EnvironmentKey {
    static var defaultValue: ShowDialogAction = .init(action: { _ in })
}

extension EnvironmentValues {
    var showDialog: ShowDialogAction {
        get { self[ShowDialogKey.self] }
        set { self[ShowDialogKey.self] = newValue }
    }
}

/// The office of lost property, which asks over its tabs.
struct LostPropertyOffice: View {
    @State private var item: LostItem?

    var body: some View {
        TabView {
            NavigationStack {
                LostPropertyShelf()
                    .navigationTitle("Shelf")
            }
            .tabItem { Label("Found", systemImage: "tray") }
            Text("No letters")
                .tabItem { Label("Letters", systemImage: "envelope") }
        }
        .overlay {
            if let item {
                LostItemCard(item: item, onClose: { self.item = nil })
            }
        }
        .environment(\.showDialog, ShowDialogAction(action: { item = $0 }))
    }
}

struct LostPropertyShelf: View {
    @State private var isClaimed = false
    @Environment(\.showDialog) var showDialog

    var body: some View {
        VStack {
            Text(isClaimed ? "Empty" : "An umbrella")
            Button("Whose is it?") {
                showDialog(.init(name: "Umbrella", place: "Hall of shells", onClaim: { isClaimed = true }))
            }
            .buttonStyle(.borderedProminent)
        }
    }
}
