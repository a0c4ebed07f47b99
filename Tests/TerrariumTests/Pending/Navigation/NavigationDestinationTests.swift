import Foundation
import Terrarium
import Testing

private struct ItemView: View {
    @State private var item: String?
    @State private var isOn = false

    var body: some View {
        NavigationStack {
            VStack {
                Text("item \(item ?? "-") \(isOn)")
                Button("go") { item = "q" }
                Button("show") { isOn = true }
            }
            .navigationDestination(item: $item) { Text("d" + $0) }
            .navigationDestination(isPresented: $isOn) { Text("shown") }
        }
    }
}

private struct TwoTypes: View {
    @State private var path = NavigationPath()

    var body: some View {
        NavigationStack(path: $path) {
            NavigationLink("number", value: 1)
                .navigationDestination(for: Int.self) { number in
                    NavigationLink("word", value: "w")
                        .navigationDestination(for: String.self) { Text("\($0) over \(number)") }
                }
        }
    }
}

@MainActor
struct NavigationDestinationTests {
    @Test func anItemPushesAndIsRemovedOnTheWayBack() throws {
        let host = host { ItemView() }
        try host.tap("go")
        #expect(host.texts == ["Back", "dq"])
        try host.back()
        #expect(host.texts == ["item - false", "go", "show"])
    }

    @Test func aFlagPushesAndIsClearedOnTheWayBack() throws {
        let host = host { ItemView() }
        try host.tap("show")
        #expect(host.texts == ["Back", "shown"])
        try host.back()
        #expect(host.texts == ["item - false", "go", "show"])
    }

    @Test func destinationsOfPushedScreensCount() throws {
        let host = host { TwoTypes() }
        try host.tap("number")
        try host.tap("word")
        #expect(host.texts == ["Back", "w over 1"])
    }
}
