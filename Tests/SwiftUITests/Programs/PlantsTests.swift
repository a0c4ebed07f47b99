import SwiftUI
import Testing

/// A store as programs of 2019 wrote them: it announces its changes by hand.
private final class Garden: ObservableObject {
    let objectWillChange = PassthroughSubject<Void, Never>()
    var plants = [Plant(name: "Fern"), Plant(name: "Ivy")] {
        willSet { objectWillChange.send() }
    }
}

private struct Plant: Identifiable {
    var id: String { name }
    let name: String
    var waterings = 0
}

private struct TopCorners: Shape {
    func path(in rect: CGRect) -> Path {
        let radii = CGSize(width: 12, height: 12)
        return Path(
            UIBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: radii).cgPath)
    }
}

private struct PlantsView: View {
    @ObservedObject var garden = Garden()
    @State private var isAdding = false
    @State private var asksWhatToDo = false
    @State private var showsSummary = false
    @State private var closings = 0

    var body: some View {
        NavigationView {
            VStack {
                NavigationLink(destination: Text("Watered \(total) times"), isActive: $showsSummary) { EmptyView() }
                List {
                    ForEach(garden.plants) { plant in
                        NavigationLink(destination: PlantView(plant: self.binding(to: plant))) {
                            HStack {
                                Text(plant.name)
                                Spacer()
                                Text("\(plant.waterings)").foregroundColor(Color(UIColor.systemGreen))
                            }
                        }
                    }
                    .onDelete { self.garden.plants.remove(atOffsets: $0) }
                }
                Text("closed \(closings)").padding(8).background(Color(.systemGray6)).clipShape(TopCorners())
            }
            .navigationBarTitle(Text("Plants"))
            .navigationBarItems(
                leading: Button(action: { self.asksWhatToDo = true }) { Image(systemName: "ellipsis") }
                    .accessibility(label: Text("More")),
                trailing: Button("Add") { self.isAdding = true }
            )
            .sheet(isPresented: $isAdding, onDismiss: { self.closings += 1 }) { NewPlant(garden: self.garden) }
            .actionSheet(isPresented: $asksWhatToDo) {
                ActionSheet(
                    title: Text("What?"),
                    buttons: [.default(Text("Sum up")) { self.showsSummary = true }, .cancel()])
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private var total: Int { garden.plants.map(\.waterings).reduce(0, +) }

    private func binding(to plant: Plant) -> Binding<Plant> {
        let index = garden.plants.firstIndex { $0.id == plant.id } ?? 0
        return $garden.plants[index]
    }
}

private struct PlantView: View {
    @Binding var plant: Plant

    var body: some View {
        VStack {
            Text("Watered \(plant.waterings)")
            Button("Water") { self.plant.waterings += 1 }
        }
        .navigationBarTitle(Text(plant.name), displayMode: .inline)
    }
}

private struct NewPlant: View {
    @ObservedObject var garden: Garden
    @Environment(\.presentationMode) private var presentation
    @State private var name = ""

    var body: some View {
        TextField("Name", text: $name, onCommit: save)
    }

    private func save() {
        garden.plants.append(Plant(name: name))
        presentation.wrappedValue.dismiss()
    }
}

@MainActor
struct PlantsTests {
    @Test func aPushedScreenFollowsAStoreThatAnnouncesByHand() throws {
        let host = ViewHost { PlantsView() }
        try host.tap("Ivy")
        try host.tap("Water")
        try host.tap("Water")
        #expect(host.texts.contains("Watered 2"))
        try host.back()
        #expect(host.texts.suffix(5) == ["Fern", "0", "Ivy", "2", "closed 0"])
    }

    @Test func theSheetAddsAndTellsThatItClosed() throws {
        let host = ViewHost { PlantsView() }
        try host.tap("Add")
        try host.type("Moss", into: .field("Name"))
        try host.submit(.field("Name"))
        #expect(host.texts.suffix(3) == ["Moss", "0", "closed 1"])
    }

    @Test func aChoiceOpensAScreenThroughItsFlag() throws {
        let host = ViewHost { PlantsView() }
        try host.tap("Fern")
        try host.tap("Water")
        try host.back()
        try host.tap("More")
        try host.tap("Sum up")
        #expect(host.texts.contains("Watered 1 times"))
        try host.back()
        try host.swipe("Fern", .trailing)
        #expect(!host.texts.contains("Fern"))
    }
}
