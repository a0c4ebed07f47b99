import Foundation
import Terrarium

/// What the screens of a club share: where a visitor is, and whether the door is open.
final class Visit: ObservableObject {
    @Published var isAtDesk = false
    @Published var isAtLostAndFound = false
    @Published var isMember = false
}

/// Lets members in and shows the desk to everybody else.
struct DoorView: View {
    @EnvironmentObject private var visit: Visit

    var body: some View {
        if visit.isMember { HallView() } else { PorchView() }
    }
}

struct PorchView: View {
    @EnvironmentObject private var visit: Visit

    var body: some View {
        NavigationView {
            VStack {
                Text("on the porch")
                Button("to the desk") { visit.isAtDesk = true }
                NavigationLink(destination: DeskView(), isActive: $visit.isAtDesk) { EmptyView() }
                NavigationLink(destination: LostAndFoundView(), isActive: $visit.isAtLostAndFound) { EmptyView() }
            }
        }
    }
}

struct DeskView: View {
    @EnvironmentObject private var visit: Visit
    @Environment(\.dismiss) private var dismiss
    @Environment(\.presentationMode) private var mode

    var body: some View {
        VStack {
            Text("at the desk")
            Button("sign in") { visit.isMember = true }
            Button("lost something") { visit.isAtLostAndFound = true }
            Button("step back") { dismiss() }
            Button("turn round") { mode.wrappedValue.dismiss() }
        }
    }
}

struct LostAndFoundView: View {
    @EnvironmentObject private var visit: Visit

    var body: some View {
        Text("lost and found of \(visit.isMember ? "members" : "guests")")
    }
}

struct HallView: View {
    var body: some View {
        TabView {
            Text("in the hall").tabItem { Text("HALL") }
            CloakroomView().tabItem { Text("CLOAKROOM") }
        }
    }
}

struct CloakroomView: View {
    @EnvironmentObject private var visit: Visit

    var body: some View {
        VStack {
            Text("in the cloakroom")
            Button("go home") { visit.isMember = false }
        }
    }
}

/// A door that remembers its visitor in the user's defaults.
struct RememberingDoor: View {
    @AppStorage("isMember") private var isMember = false

    var body: some View {
        Button(isMember ? "leave" : "enter") { isMember.toggle() }
    }
}
