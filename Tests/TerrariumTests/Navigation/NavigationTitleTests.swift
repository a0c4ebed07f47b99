import Foundation
import Terrarium
import Testing

@MainActor
struct NavigationTitleTests {
    private func titles<Content: View>(@ViewBuilder _ content: () -> Content) -> [String] {
        host { NavigationStack(root: content) }.screenTitles
    }

    @Test func everyFormOfATitle() {
        #expect(titles { Text("x").navigationTitle("Key") } == ["Key"])
        #expect(titles { Text("x").navigationTitle(String("Text")) } == ["Text"])
        #expect(titles { Text("x").navigationTitle(Text("View").bold()) } == ["View"])
        #expect(titles { Text("x").navigationTitle(.constant("Bound")) } == ["Bound"])
        #expect(titles { Text("x").navigationBarTitle("Old") } == ["Old"])
        #expect(titles { Text("x").navigationBarTitle(Text("Old view")) } == ["Old view"])
        #expect(
            titles { Text("x").navigationBarTitle("Old mode", displayMode: .inline) } == ["Old mode"])
        #expect(
            titles { Text("x").navigationBarTitle(Text("Old view mode"), displayMode: .large) } == [
                "Old view mode"
            ])
        #expect(titles { Text("x") } == [""])
    }

    @Test(arguments: [("inline", 44), ("large", 96), ("automatic", 96)] as [(String, CGFloat)])
    func theModeDecidesTheHeightOfTheBar(mode: String, height: CGFloat) throws {
        let modes: [String: NavigationBarItem.TitleDisplayMode] = [
            "inline": .inline, "large": .large, "automatic": .automatic,
        ]
        let chosen = try #require(modes[mode])
        let new = host {
            NavigationStack { Color.red.navigationTitle("T").navigationBarTitleDisplayMode(chosen) }
        }
        let old = host { NavigationStack { Color.red.navigationBarTitle("T", displayMode: chosen) } }
        #expect(try new.frame(of: .text("T")).minY < height)
        #expect(
            new.outline().contains("bar \"T\"\(height > 44 ? " large" : "") @0,0 200x\(Int(height))"))
        #expect(new.outline() == old.outline())
    }

    @Test func theOutermostOfSeveralTitlesCounts() {
        #expect(titles { Text("x").navigationTitle("inner").navigationTitle("outer") } == ["outer"])
        #expect(
            titles {
                VStack {
                    Text("x").navigationTitle("first")
                    Text("y").navigationTitle("second")
                }
            } == ["first"])
    }

    @Test func aTitleFollowsState() throws {
        struct Root: View {
            @State private var count = 0

            var body: some View {
                Button("more") { count += 1 }.navigationTitle("Count \(count)")
            }
        }
        let host = host { NavigationStack { Root() } }
        #expect(host.texts == ["Count 0", "more"])
        try host.tap("more")
        #expect(host.texts == ["Count 1", "more"])
        #expect(host.screenTitles == ["Count 1"])
    }

    @Test func aTitleThatGoesLeavesNone() throws {
        struct Root: View {
            @State private var isTitled = true

            var body: some View {
                VStack {
                    if isTitled { Text("x").navigationTitle("Here") }
                    Button("flip") { isTitled.toggle() }
                }
            }
        }
        let host = host { NavigationStack { Root() } }
        #expect(host.texts == ["Here", "x", "flip"])
        try host.tap("flip")
        #expect(host.texts == ["flip"])
        try host.tap("flip")
        #expect(host.texts == ["Here", "x", "flip"])
    }

    @Test func theModeOfTheScreenBelowIsKept() throws {
        let host = host(300, 200) {
            NavigationStack {
                NavigationLink("go") { Text("page").navigationTitle("Page") }
                    .navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
            }
        }
        try host.tap("go")
        #expect(host.outline().contains("bar \"Page\" @0,0 300x44"))
    }

    @Test func theBackButtonShowsTheTitleItLeadsTo() throws {
        let host = host {
            NavigationStack {
                NavigationLink("go") { NavigationLink("on") { Text("end") } }.navigationTitle("Home")
            }
        }
        try host.tap("go")
        #expect(host.texts == ["Home", "on"])
        try host.tap("on")
        #expect(host.texts == ["Back", "end"])
        try host.tap("Back")
        try host.tap("Home")
        #expect(host.texts == ["Home", "go"])
    }

    @Test func theTitleOfTheSelectedTabCounts() throws {
        let host = host {
            NavigationStack {
                TabView {
                    Text("a").navigationTitle("First").tabItem { Text("A") }
                    Text("b").navigationTitle("Second").tabItem { Text("B") }
                }
            }
        }
        #expect(host.screenTitles == ["First"])
        try host.select(tab: "B")
        #expect(host.screenTitles == ["Second"])
    }
}
