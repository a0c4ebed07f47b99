import Foundation
import Terrarium
import Testing

private struct Basket: View {
    @State var eggs = 0

    var body: some View {
        VStack {
            Text("^[\(eggs) egg](inflect: true) in *the* basket")
            Button("Add") { eggs += 1 }
        }
    }
}

@MainActor
struct InflectionTests {
    private func text(_ key: LocalizedStringKey) -> String? { host(400, 100) { Text(key) }.texts.first }

    @Test func aWordFollowsItsNumber() throws {
        let host = host(400, 100) { Basket() }
        #expect(host.texts.first == "0 eggs in the basket")
        try host.tap("Add")
        #expect(host.texts.first == "1 egg in the basket")
        try host.tap("Add")
        #expect(host.texts.first == "2 eggs in the basket")
    }

    @Test(arguments: [
        ("berry", "berries"), ("day", "days"), ("box", "boxes"), ("dish", "dishes"), ("Person", "People"),
        ("sheep", "sheep"), ("class", "classes"), ("leaf", "leaves"),
    ])
    func pluralsAreEnglish(singular: String, plural: String) {
        #expect(text("^[\(3) \(singular)](inflect: true)") == "3 \(plural)")
        #expect(text("^[\(1) \(singular)](inflect: true)") == "1 \(singular)")
    }

    @Test func stylesAndNeighboursStay() {
        #expect(text("You have ^[**\(12)** new message](inflect: true)!") == "You have 12 new messages!")
        #expect(text("^[\(2) cat](inflect: true), ^[\(1) dog](inflect: true)") == "2 cats, 1 dog")
        #expect(text("^[no number](inflect: true)") == "no number")
    }

    @Test func withoutTheMarkNothingAgrees() {
        #expect(text("^[\(2) cat]") == "^[2 cat]")
        #expect(text("[2 cat](inflect: true)") == "[2 cat](inflect: true)")
    }
}
