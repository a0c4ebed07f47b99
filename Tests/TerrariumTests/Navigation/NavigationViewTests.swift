import Foundation
import Terrarium
import Testing

@MainActor
struct NavigationViewTests {
    @Test func itBehavesAsAStackWithoutPath() throws {
        let host = host {
            NavigationView {
                NavigationLink("go", destination: Text("page").navigationTitle("Page")).navigationTitle(
                    "Home")
            }
            .navigationViewStyle(.stack)
        }
        #expect(host.navigationDepth == 1)
        try host.tap("go")
        #expect(host.screenTitles == ["Home", "Page"])
        try host.back()
        #expect(host.texts == ["Home", "go"])
    }

    @Test func oneInsideAnotherShowsTwoBarsAndAnIssueNamesBoth() throws {
        let host = host(200, 300) {
            NavigationView {
                NavigationLink("go") {
                    NavigationView { NavigationLink("on") { Text("end") }.navigationTitle("Inner") }
                        .navigationTitle("Middle")
                }
                .navigationTitle("Outer")
            }
        }
        #expect(host.issues.isEmpty)
        try host.tap("go")
        #expect(host.texts == ["Middle", "Outer", "Inner", "on"])
        #expect(host.issues.map(\.kind) == [.nestedNavigation])
        let message = try #require(host.issues.first?.message)
        #expect(message.components(separatedBy: "NavigationView").count > 2, "\(message)")
        try host.tap("on")
        #expect(host.texts == ["Middle", "Outer", "Inner", "end"])
        #expect(host.screenTitles == ["Inner", ""])
        try host.back()
        #expect(host.texts == ["Middle", "Outer", "Inner", "on"])
        try host.back()
        #expect(host.texts == ["Outer", "go"])
    }

    @Test func oneInsideASheetIsNotNested() {
        let host = host {
            NavigationView {
                Text("x").sheet(isPresented: .constant(true)) { NavigationView { Text("sheet") } }
            }
        }
        #expect(host.issues.isEmpty)
        #expect(host.texts == ["sheet"])
    }

    @Test func tabsInsideTheStackAndStacksInsideTabs() throws {
        let host = host {
            TabView {
                NavigationView { NavigationLink("go a") { Text("page a") } }.tabItem { Text("A") }
                NavigationView { NavigationLink("go b") { Text("page b") } }.tabItem { Text("B") }
            }
        }
        try host.tap("go a")
        #expect(host.navigationDepth == 2)
        try host.select(tab: "B")
        #expect(host.navigationDepth == 1)
        try host.select(tab: "A")
        #expect(host.texts == ["A", "B", "Back", "page a"])
        #expect(host.issues.isEmpty)
    }

    @Test func ofSeveralColumnsTheFirstIsTheRoot() throws {
        struct Columns: View {
            @State private var count = 0

            var body: some View {
                NavigationView {
                    VStack {
                        Button("count \(count)") { count += 1 }
                        NavigationLink("go") { Text("page") }
                    }
                    .navigationTitle("List")
                    Text("Choose something").onAppear { count = 100 }
                }
            }
        }
        let host = host { Columns() }
        #expect(host.texts == ["List", "count 0", "go"])
        try host.tap("count 0")
        #expect(host.texts == ["List", "count 1", "go"])
        try host.tap("go")
        #expect(host.texts == ["List", "page"])
    }
}
