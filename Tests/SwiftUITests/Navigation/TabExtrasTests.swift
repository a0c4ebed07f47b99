import SwiftUI
import Testing

private struct Tabs: View {
    @State private var selection = 1
    @State private var customization = TabViewCustomization()

    var body: some View {
        TabView(selection: $selection) {
            Tab("A", systemImage: "a.circle", value: 1) { Text("first") }.customizationID("a")
            TabSection("More") {
                Tab("B", systemImage: "b.circle", value: 2) { Text("second") }
            }
        }
        .tabViewCustomization($customization)
    }
}

@MainActor
struct TabExtrasTests {
    @Test func aSectionsTabsAreTabs() throws {
        let host = ViewHost { Tabs() }
        #expect(host.texts.contains("first"))
        try host.select(tab: "B")
        #expect(host.texts.contains("second"))
    }
}
