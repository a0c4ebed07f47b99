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
struct ToolbarTests {
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
}
