import Foundation
import Terrarium
import Testing

private struct BackMark: ViewModifier {
    @Environment(\.dismiss) private var dismiss

    func body(content: Content) -> some View {
        content
            .navigationBarBackButtonHidden(true)
            .toolbar { ToolbarItem(placement: .topBarLeading) { Button("< back") { dismiss() } } }
    }
}

private struct Detail: View {
    let log: Log

    var body: some View {
        Text("detail")
            .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("share") { log("share") } } }
            .toolbar { ToolbarItem(placement: .principal) { Text("cat") } }
            .navigationBarTitleDisplayMode(.inline)
            .toolbarBackground(Color.red, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            .modifier(BackMark())
    }
}

@MainActor
struct ToolbarModifierTests {
    @Test func severalToolbarsAddUp() throws {
        let log = Log()
        let host = host(300, 100) { NavigationStack { NavigationLink("go") { Detail(log: log) } } }
        try host.tap("go")
        #expect(
            host.outline() == """
                window @0,0 300x100
                  NavigationStack depth=2
                    screen kept
                    screen Detail
                      bar background=red backgroundVisibility=visible @0,0 300x44
                        Button "< back" [tap] @16,14 48x16
                        Text "cat" @138,14 24x16
                        Button "share" [tap] @244,14 40x16
                      Detail @126,64 48x16
                        Text "detail"

                """)
        try host.tap("share")
        #expect(log.entries == ["share"])
        try host.tap("< back")
        #expect(host.texts == ["go"])
    }

    @Test func bottomItemsStandInABarBelow() {
        let host = host(200, 200) {
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("a") {}
                        Button("b") {}
                    }
                    ToolbarItem(placement: .status) { Text("ok") }
                }
            }
        }
        #expect(
            host.outline() == """
                window @0,0 200x200
                  NavigationStack depth=1
                    screen
                      bar @0,0 200x44
                      Text "x" @96,92 8x16
                      bar bottom @0,156 200x44
                        Button "a" [tap] @16,14 8x16
                        Button "b" [tap] @32,14 8x16
                        Text "ok" @92,14 16x16

                """)
    }

    @Test func plainViewsStandAtTheTrailingEnd() {
        let host = host(200, 100) { NavigationStack { Text("x").toolbar { Button("add") {} } } }
        #expect((try? host.frame(of: "add")) == CGRect(x: 160, y: 14, width: 24, height: 16))
    }

    @Test func hiddenBarsTakeNoSpace() {
        let host = host(100, 100) {
            NavigationStack { Color.red.navigationTitle("x").navigationBarHidden(true) }
        }
        #expect(!host.outline().contains("bar"))
        #expect(host.texts == [])
    }

    @Test func everyPlacementOfTheNavigationBar() throws {
        let log = Log()
        let host = host(400, 200) {
            NavigationStack {
                Text("x").toolbar {
                    ToolbarItem(placement: .automatic) { Button("auto") { log("auto") } }
                    ToolbarItem(placement: .principal) { Text("middle") }
                    ToolbarItem(placement: .cancellationAction) { Button("cancel") { log("cancel") } }
                    ToolbarItem(placement: .confirmationAction) { Button("done") { log("done") } }
                    ToolbarItem(placement: .keyboard) { Button("keys") {} }
                    ToolbarItem(placement: .primaryAction) { Button("first") { log("first") } }
                }
            }
        }
        #expect(host.texts == ["cancel", "middle", "auto", "done", "first", "x"])
        for button in ["auto", "cancel", "done", "first"] { try host.tap(.button(button)) }
        #expect(log.entries == ["auto", "cancel", "done", "first"])
    }

    @Test func itemsFollowStateAndComeAndGo() throws {
        struct Root: View {
            @State private var count = 0

            var body: some View {
                Text("x").toolbar {
                    ToolbarItem { Button("count \(count)") { count += 1 } }
                    if count == 1 {
                        ToolbarItem(placement: .topBarLeading) { Text("once") }
                    } else {
                        ToolbarItem(placement: .principal) { Text("not once") }
                    }
                }
            }
        }
        let host = host(300, 100) { NavigationStack { Root() } }
        #expect(host.texts == ["not once", "count 0", "x"])
        try host.tap("count 0")
        #expect(host.texts == ["once", "count 1", "x"])
        try host.tap("count 1")
        #expect(host.texts == ["not once", "count 2", "x"])
    }

    @Test func itemsOfOneScreenAreNotThoseOfAnother() throws {
        let host = host(300, 100) {
            NavigationStack {
                NavigationLink("go") { Text("page").toolbar { Button("of page") {} } }
                    .toolbar { Button("of root") {} }
            }
        }
        #expect(host.texts == ["of root", "go"])
        try host.tap("go")
        #expect(host.texts == ["Back", "of page", "page"])
        try host.back()
        #expect(host.texts == ["of root", "go"])
    }

    @Test func itemsOfSeveralViewsOfAScreenAddUpInTheirOrder() {
        let host = host(300, 100) {
            NavigationStack {
                VStack {
                    Text("x").toolbar { Button("a") {} }
                    Text("y").toolbar { Button("b") {} }
                }
                .toolbar { Button("c") {} }
            }
        }
        #expect(host.texts == ["a", "b", "c", "x", "y"])
    }

    @Test func contentOfOnesOwnReadsTheEnvironment() throws {
        struct Tools: ToolbarContent {
            @Environment(\.dismiss) private var dismiss
            let name: String

            var body: some ToolbarContent {
                ToolbarItem(placement: .topBarLeading) { Button("leave \(name)") { dismiss() } }
                ToolbarItemGroup(placement: .topBarTrailing) {
                    Text("1")
                    Text("2")
                }
            }
        }
        let host = host(300, 100) {
            NavigationStack {
                NavigationLink("go") { Text("page").navigationBarBackButtonHidden().toolbar { Tools(name: "it") } }
            }
        }
        try host.tap("go")
        #expect(host.texts == ["leave it", "1", "2", "page"])
        try host.tap("leave it")
        #expect(host.texts == ["go"])
    }

    @Test func theItemOfThePrincipalPlaceStandsForTheInlineTitle() {
        let host = host(300, 100) {
            NavigationStack {
                Text("x").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { ToolbarItem(placement: .principal) { Text("Sign") } }
            }
        }
        #expect(host.texts == ["Sign", "x"])
        #expect(host.screenTitles == ["Title"])
    }

    @Test func withoutAStackItemsShowNowhere() {
        let host = host { Text("x").toolbar { Button("a") {} } }
        #expect(host.texts == ["x"])
    }

    @Test func itemsAreDisabledWithTheirContent() {
        let host = host {
            NavigationStack { Text("x").toolbar { Button("a") {}.disabled(true) } }
        }
        #expect(throws: ViewQueryError.self) { try host.tap("a") }
    }

    @Test func itemsOfTheSelectedTabCount() throws {
        let host = host(300, 300) {
            NavigationStack {
                TabView {
                    Text("a").navigationTitle("First").toolbar { Button("item a") {} }.tabItem { Text("A") }
                    Text("b").toolbar { Button("item b") {} }.tabItem { Text("B") }
                }
            }
        }
        #expect(host.texts == ["First", "item a", "A", "B", "a"])
        try host.select(tab: "B")
        #expect(host.texts == ["item b", "A", "B", "b"])
        try host.select(tab: "A")
        #expect(host.texts == ["First", "item a", "A", "B", "a"])
    }
}
