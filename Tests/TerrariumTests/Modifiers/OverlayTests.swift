import Foundation
import Terrarium
import Testing

@MainActor
struct OverlayTests {
    private var box: some View { Color.blue.frame(width: 60, height: 40) }

    private func check<V: View>(
        _ view: V, _ lines: String..., sourceLocation: SourceLocation = #_sourceLocation
    ) {
        checkOutline(view, lines.joined(separator: "\n"), sourceLocation: sourceLocation)
    }

    @Test func viewsLieOverAndBehindTheContent() {
        check(
            box.overlay { Text("o") },
            "frame width=60 height=40 @70,30 60x40", "  Color blue", "overlay", #"  Text "o" @96,42 8x16"#)
        check(
            box.background { Text("b") },
            "frame width=60 height=40 @70,30 60x40", "  Color blue", "background", #"  Text "b" @96,42 8x16"#)
    }

    @Test func theyAreAligned() {
        check(
            box.overlay(alignment: .bottomTrailing) { Text("o") }.background(alignment: .topLeading) { Text("b") },
            "frame width=60 height=40 @70,30 60x40", "  Color blue",
            "overlay", #"  Text "o" @122,54 8x16"#, "background", #"  Text "b" @70,30 8x16"#)
        check(
            box.overlay(Text("o"), alignment: .top).background(Text("b"), alignment: .bottom),
            "frame width=60 height=40 @70,30 60x40", "  Color blue",
            "overlay", #"  Text "o" @96,30 8x16"#, "background", #"  Text "b" @96,54 8x16"#)
    }

    /// What is a view and a style is a style, unless an alignment is given.
    @Test func coloursAndGradientsAreStyles() {
        check(Text("a").overlay(Color.red), #"Text "a" overlay=red @96,42 8x16"#)
        check(Text("a").overlay(.red), #"Text "a" overlay=red @96,42 8x16"#)
        check(Text("a").overlay(Color.red.opacity(0.2)), #"Text "a" overlay=#FF3B3033 @96,42 8x16"#)
        check(Text("a").background(Color.red), #"Text "a" background=red @96,42 8x16"#)
        check(
            Text("a").overlay(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
            #"Text "a" overlay=linearGradient(red,blue,top,bottom) @96,42 8x16"#)
        check(
            Text("a").overlay(.linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
            #"Text "a" overlay=linearGradient(red,blue,top,bottom) @96,42 8x16"#)
        check(
            box.overlay(Color.red, alignment: .top),
            "frame width=60 height=40 @70,30 60x40", "  Color blue", "overlay", "  Color red @70,30 60x40")
    }

    @Test func shapesAreViews() {
        check(
            box.overlay(Circle()).background(Rectangle()),
            "frame width=60 height=40 @70,30 60x40", "  Color blue", "overlay", "  Circle @80,30 40x40",
            "background", "  Rectangle @70,30 60x40")
    }

    @Test func aLargerOverlayChangesNoSize() throws {
        let host = host(200, 100) {
            VStack(spacing: 0) {
                Text("a").overlay { Color.red.frame(width: 100, height: 50).id("large") }
                Text("b")
            }
        }
        #expect(try host.frame(of: .id("large")) == CGRect(x: 50, y: 17, width: 100, height: 50))
        #expect(try host.frame(of: "b") == CGRect(x: 96, y: 50, width: 8, height: 16))
    }

    @Test func overAGroupEachViewHasOne() {
        check(
            VStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("b")
                }
                .overlay { Text("o") }
            },
            "VStack @96,34 8x32", #"  Text "a" @0,0 8x16"#, #"  Text "b" @0,16 8x16"#, "  overlay",
            #"    Text "o" @0,0 8x16"#, "  overlay", #"    Text "o" @0,16 8x16"#)
    }

    @Test func onlyWhatChangedRuns() throws {
        struct Badge: View {
            let isOn: Bool
            var body: some View { Text(isOn ? "on" : "off") }
        }
        struct Card: View {
            var body: some View { Text("card") }
        }
        struct Root: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Card().overlay { Badge(isOn: isOn) }
                    Button("switch") { isOn.toggle() }
                }
            }
        }
        let host = host(200, 100) { Root() }
        #expect(try host.evaluations { try host.tap("switch") } == ["Root": 1, "Badge": 1])
        #expect(host.texts == ["card", "on", "switch"])
    }
}
