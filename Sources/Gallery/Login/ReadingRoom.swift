import Foundation
import Terrarium

/// The root shows one of two worlds, whose navigation knows nothing of the other's.
struct ReadingRoom: View {
    @EnvironmentObject private var membership: Membership

    var body: some View {
        if membership.isSignedIn {
            RoomTabs()
        } else {
            JoinScreen()
        }
    }
}

/// The first screen of those who are not signed in. Both links follow flags of the shared object.
struct JoinScreen: View {
    @EnvironmentObject private var membership: Membership

    var body: some View {
        NavigationView {
            VStack {
                Text("Join the reading room").padding()
                Button("I have a card") { membership.showsSignIn = true }
                NavigationLink(destination: SignInScreen(), isActive: $membership.showsSignIn) { EmptyView() }
                NavigationLink(destination: LostCardScreen(), isActive: $membership.showsLostCard) { EmptyView() }
            }
        }
    }
}

struct SignInScreen: View {
    @EnvironmentObject private var membership: Membership

    var body: some View {
        VStack {
            Text("Show your card").padding()
            Button("Sign in") { membership.isSignedIn = true }
            Button("Lost it?") { membership.showsLostCard = true }
        }
    }
}

struct LostCardScreen: View {
    var body: some View {
        Text("Ask at the desk for a new card")
    }
}

struct RoomTabs: View {
    var body: some View {
        TabView {
            Text("Shelves A to Z").tabItem { Label("Books", systemImage: "books.vertical") }
            CardScreen().tabItem { Label("Card", systemImage: "person.text.rectangle") }
        }
    }
}

struct CardScreen: View {
    @EnvironmentObject private var membership: Membership

    var body: some View {
        VStack {
            Text("Your card").padding()
            Button("Sign out") { membership.isSignedIn = false }
        }
    }
}
