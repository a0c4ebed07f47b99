import Foundation
import Terrarium
import Testing

private struct Results: View {
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch

    var body: some View {
        VStack {
            Text(verbatim: isSearching ? "searching" : "browsing")
            Button("Cancel") { dismissSearch() }
        }
    }
}

private struct Page: View {
    @State private var query = ""
    @State private var scope = "All"

    var body: some View {
        Results()
            .searchable(text: $query)
            .searchSuggestions {
                Text("Sencha").searchCompletion("sencha")
            }
            .searchScopes($scope) {
                Text("All").tag("All")
                Text("New").tag("New")
            }
    }
}

@MainActor
struct SearchModifierTests {
    @Test func searchingBeginsWithTheFocusAndEndsWhenItIsDismissed() throws {
        let host = host { Page() }
        #expect(host.texts == ["browsing", "Cancel", "Search"])
        try host.focus(.field("Search"))
        #expect(host.texts.contains("searching"))
        try host.type("abc", into: .field("Search"))
        try host.tap("Cancel")
        #expect(host.texts == ["browsing", "Cancel", "Search"])
    }

    @Test func aSuggestionCompletesTheText() throws {
        let host = host { Page() }
        try host.focus(.field("Search"))
        try host.tap("Sencha")
        #expect(host.texts.contains("sencha"))
    }

    @Test func scopesShowWhileSearching() throws {
        let host = host { Page() }
        #expect(!host.texts.contains("All"))
        try host.focus(.field("Search"))
        try host.select("New", in: .role(.picker))
        #expect(host.texts.contains("New"))
    }

    @Test func aBindingBeginsAndEndsIt() throws {
        struct Bound: View {
            @State var query = ""
            @State var isPresented = true
            var body: some View {
                VStack {
                    Results().searchable(text: $query, isPresented: $isPresented)
                    Text(verbatim: isPresented ? "on" : "off")
                }
            }
        }
        let host = host { Bound() }
        #expect(host.texts.contains("searching"))
        try host.tap("Cancel")
        #expect(host.texts.contains("browsing"))
        #expect(host.texts.last == "off")
    }
}
