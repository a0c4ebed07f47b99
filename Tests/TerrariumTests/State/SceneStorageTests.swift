import Foundation
import Terrarium
import Testing

private struct Counter: View {
    @SceneStorage("count") private var count = 0
    let name: String

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

private struct Choice: View {
    @SceneStorage("choice") private var choice: String?
    var body: some View {
        TextField("Choice", text: Binding(get: { choice ?? "none" }, set: { choice = $0 }))
    }
}

@MainActor
struct SceneStorageTests {
    @Test func viewsWithTheSameKeyShareTheValue() throws {
        let host = host {
            VStack {
                Counter(name: "a")
                Counter(name: "b")
            }
        }
        let counts = try host.evaluations { try host.tap("a 0") }
        #expect(host.texts == ["a 1", "b 1"])
        #expect(counts == ["Counter": 2])
    }

    @Test func everyHostStartsAnew() throws {
        let first = host { Counter(name: "a") }
        try first.tap("a 0")
        let second = host { Counter(name: "a") }
        #expect(second.texts == ["a 0"])
    }

    @Test func theValueOutlivesTheView() throws {
        struct Page: View {
            @State var isShown = true
            var body: some View {
                VStack {
                    Button("Turn") { isShown.toggle() }
                    if isShown { Counter(name: "a") }
                }
            }
        }
        let host = host { Page() }
        try host.tap("a 0")
        try host.tap("Turn")
        try host.tap("Turn")
        #expect(host.texts == ["Turn", "a 1"])
    }

    @Test func aValueCanBeMissing() throws {
        let host = host { Choice() }
        #expect(host.texts == ["none"])
        try host.type("tea", into: .field("Choice"), replacing: true)
        #expect(host.texts == ["tea"])
    }
}
