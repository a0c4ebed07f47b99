import SwiftUI

/// The foyer, or the halls once there is a ticket.
struct MuseumView: View {
    @EnvironmentObject var visit: Visit

    @ViewBuilder
    var body: some View {
        if visit.isInside {
            HallsView()
        } else {
            FoyerView()
        }
    }
}

struct FoyerView: View {
    @EnvironmentObject var visit: Visit

    var body: some View {
        NavigationView {
            VStack(spacing: 12) {
                Text("Foyer")
                Button(action: {
                    self.visit.isAtDesk = true
                }) {
                    Text("To the desk")
                }
                NavigationLink(destination: DeskView(), isActive: $visit.isAtDesk) {
                    EmptyView()
                }
            }
            .navigationBarTitle("Museum", displayMode: .inline)
        }
    }
}

struct DeskView: View {
    @EnvironmentObject var visit: Visit
    @Environment(\.presentationMode) var presentationMode
    @Environment(\.ticketPrice) var price

    var body: some View {
        VStack {
            Text("A ticket is \(price)")
            Button("Pay") { self.visit.isInside = true }
            Button("Not today") { self.presentationMode.wrappedValue.dismiss() }
        }
    }
}

struct HallsView: View {
    @State private var selection = 1

    var body: some View {
        TabView(selection: $selection) {
            HallView(name: "Shells")
                .tabItem { Label("Shells", systemImage: "hurricane") }
                .tag(1)
            HallView(name: "Stones")
                .tabItem {
                    Image(systemName: "mountain.2")
                    Text("Stones")
                }
                .tag(2)
        }
    }
}

struct HallView: View {
    let name: String
    @State private var isLeaving = false
    @EnvironmentObject var visit: Visit
    @Environment(\.askGuide) var askGuide

    var body: some View {
        NavigationStack {
            List {
                Section(header: Text(name)) {
                    Button("Stamp") { visit.stamp(name) }
                    Button("Ask") { askGuide(name.lowercased()) }
                }
                Text("Stamps: \(visit.stamps.joined(separator: " "))")
            }
            .listStyle(GroupedListStyle())
            .navigationBarItems(trailing: Button("Leave") { isLeaving = true })
            .sheet(isPresented: $isLeaving) { ExitView() }
        }
        .environment(\.hall, name)
    }
}

struct ExitView: View {
    @Environment(\.dismiss) var dismiss
    @EnvironmentObject var visit: Visit

    var body: some View {
        VStack {
            Text("Already?")
            Button("Stay") { dismiss() }
            Button("Go") {
                dismiss()
                visit.isInside = false
            }
        }
    }
}
