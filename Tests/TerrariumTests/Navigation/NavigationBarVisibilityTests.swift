import Foundation
import Terrarium
import Testing

@MainActor
struct NavigationBarVisibilityTests {
    @Test func aHiddenBackButtonIsNoWayBack() throws {
        let host = host {
            NavigationStack {
                NavigationLink("go") { Text("page").navigationBarBackButtonHidden() }.navigationTitle(
                    "Home")
            }
        }
        try host.tap("go")
        #expect(host.texts == ["page"])
        #expect(throws: ViewQueryError.self) { try host.back() }
        #expect(host.texts == ["page"])
    }

    @Test func hidingCanBeTakenBack() throws {
        struct Page: View {
            @State private var hides = true

            var body: some View {
                Button("flip") { hides.toggle() }.navigationBarBackButtonHidden(hides)
            }
        }
        let host = host { NavigationStack { NavigationLink("go") { Page() } } }
        try host.tap("go")
        #expect(host.texts == ["flip"])
        try host.tap("flip")
        #expect(host.texts == ["Back", "flip"])
    }

    @Test func everyWayToHideTheBar() throws {
        func check<Content: View>(@ViewBuilder _ content: () -> Content) {
            let host = host { NavigationStack(root: content) }
            #expect(!host.outline().contains("bar"), "\(host.outline())")
            #expect((try? host.frame(of: .id("x"))) == CGRect(x: 0, y: 0, width: 200, height: 200))
        }
        check { Color.red.id("x").navigationTitle("T").navigationBarHidden(true) }
        check { Color.red.id("x").navigationTitle("T").toolbar(.hidden, for: .navigationBar) }
        check { Color.red.id("x").navigationTitle("T").toolbarVisibility(.hidden, for: .navigationBar) }
        check { Color.red.id("x").navigationTitle("T").toolbar(.hidden) }
    }

    @Test func eachScreenDecidesForItself() throws {
        let host = host {
            NavigationStack {
                NavigationLink("go") { Text("page").navigationTitle("Page") }
                    .navigationTitle("Home").navigationBarHidden(true)
            }
        }
        #expect(host.texts == ["go"])
        try host.tap("go")
        #expect(host.texts == ["Page", "Home", "page"])
    }

    @Test func stylesOfTheBarAreAttributesOfItsLine() {
        let host = host {
            NavigationStack {
                Text("x").toolbarBackground(Color.blue, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar).toolbarRole(.editor)
            }
        }
        #expect(
            host.outline(.structure) == """
                window
                  NavigationStack depth=1
                    screen
                      bar background=blue backgroundVisibility=visible role=editor
                      Text "x"

                """)
    }

    @Test func aScreenCanHideTheTabBarAroundTheStack() throws {
        let host = host {
            TabView {
                NavigationStack {
                    NavigationLink("go") { Color.red.id("page").toolbar(.hidden, for: .tabBar) }
                }
                .tabItem { Text("A") }
                Text("b").tabItem { Text("B") }
            }
        }
        #expect(host.texts.contains("A"))
        try host.tap("go")
        #expect(host.texts == ["Back"])
        #expect(try host.frame(of: .id("page")) == CGRect(x: 0, y: 44, width: 200, height: 156))
        try host.back()
        #expect(host.texts.contains("A"))
    }
}
