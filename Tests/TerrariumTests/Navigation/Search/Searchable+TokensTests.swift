import Foundation
import Terrarium
import Testing

private struct Kind: Identifiable, Equatable {
    let id: String
}

private struct Page: View {
    @State private var query = ""
    @State private var kinds: [Kind] = []
    @State private var suggested = [Kind(id: "green")]

    var body: some View {
        Text(verbatim: "\(kinds.count) kinds")
            .searchable(text: $query, tokens: $kinds, suggestedTokens: $suggested) { Text($0.id) }
    }
}

@MainActor
struct SearchableTokensTests {
    @Test func aSuggestedTokenIsAdded() throws {
        let host = host { Page() }
        try host.focus(.field("Search"))
        try host.tap(.button("green"))
        #expect(host.texts.contains("1 kinds"))
    }
}
