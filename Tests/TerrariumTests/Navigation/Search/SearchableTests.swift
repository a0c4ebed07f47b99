import Foundation
import Terrarium
import Testing

private struct Teas: View {
    @State private var query = ""
    @State private var log = ""
    let all = ["Assam", "Sencha", "Oolong"]

    var body: some View {
        VStack {
            List(all.filter { query.isEmpty || $0.localizedStandardContains(query) }, id: \.self) { Text($0) }
                .searchable(text: $query, prompt: "Tea")
                .onSubmit(of: .search) { log = "searched \(query)" }
            Text(verbatim: log)
        }
    }
}

@MainActor
struct SearchableTests {
    @Test func whatIsTypedFiltersAndReturnSearches() throws {
        let host = host(200, 400) { Teas() }
        #expect(host.texts == ["Assam", "Sencha", "Oolong", "Tea"])
        try host.type("sen", into: .field("Tea"))
        #expect(host.texts == ["Sencha", "sen"])
        try host.submit(.field("Tea"))
        #expect(host.texts.last == "searched sen")
    }

    @Test func theFieldStandsAboveTheView() {
        checkOutline(
            Color.red.searchable(text: .constant("")),
            """
            safeAreaInset edge=top
              Color red @0,22 200x78
              inset @0,0 200x22
                VStack
                  SearchField "Search" prompt="Search" [tap type focus submit]
            """)
    }
}
