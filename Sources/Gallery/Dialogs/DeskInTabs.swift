import Foundation
import Terrarium

/// The wrong place for the presenter in a real program: inside a stack, inside a tab.
///
/// The panel stands in what the bars leave, so that it is neither as large as it should be nor in the middle.
struct BarredDesk: View {
    var body: some View {
        DeskTabs {
            Desk().presentsQuestions()
        }
    }
}

/// The right place: around the tabs. The panel has the whole window, bars included.
struct UnbarredDesk: View {
    var body: some View {
        DeskTabs { Desk() }
            .presentsQuestions()
    }
}

/// The built-in way: wherever the asker stands, the dialog stands in the window.
struct BuiltInDeskInTabs: View {
    var body: some View {
        DeskTabs { BuiltInCard() }
            .dialogPresenter()
    }
}

/// A tab with a navigation stack, as most programs have, and another tab.
struct DeskTabs<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        TabView {
            NavigationStack {
                content
                    .navigationTitle("Desk")
                    .navigationBarTitleDisplayMode(.inline)
            }
            .tabItem { Label("Desk", systemImage: "tray") }
            Text("Nothing filed").tabItem { Label("Files", systemImage: "archivebox") }
        }
    }
}
