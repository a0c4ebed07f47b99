import Foundation
import Terrarium
import Testing

@MainActor
struct ViewBuilderTests {
    @Test func conditionsLoopsAndErasedViewsBuildTheirContent() throws {
        struct Mixed: View {
            @State var on = false
            var body: some View {
                VStack {
                    if on { Text("on") }
                    Text("after")
                    if let name = on ? "name" : nil { Text(name) } else { Text("none") }
                    switch on {
                    case true: AnyView(Text("erased"))
                    case false: EmptyView()
                    }
                    Group {
                        Text("g1")
                        Text("g2")
                    }
                    Button("flip") { on.toggle() }
                }
            }
        }
        let host = host { Mixed() }
        #expect(host.texts == ["after", "none", "g1", "g2", "flip"])
        try host.tap("flip")
        #expect(host.texts == ["on", "after", "name", "erased", "g1", "g2", "flip"])
        try host.tap("flip")
        #expect(host.texts == ["after", "none", "g1", "g2", "flip"])
    }

    /// What is available only from some version on is erased, in all builders.
    @Test func conditionsOfAvailability() throws {
        struct Conditional: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    if #available(macOS 99, *) { TapCounter(name: "new") }
                    if #available(macOS 99, *) { Text("new") } else { Text("old") }
                    if #unavailable(macOS 99) { Text("old") }
                    Button("n\(count)") { count += 1 }
                }
            }
        }
        let host = host { Conditional() }
        #expect(host.texts == ["new:0", "new", "n0"])
        try host.tap("new:0")
        try host.tap("n0")
        #expect(host.texts == ["new:1", "new", "n1"])
        let erased: AnyView = ViewBuilder.buildLimitedAvailability(Text("x"))
        #expect(TerrariumTests.host { erased }.texts == ["x"])
    }

    @Test func blocksOfNothingOneAndMany() {
        #expect(host { VStack {} }.texts == [])
        #expect(host { VStack { Text("1") } }.texts == ["1"])
        let host = host {
            VStack(spacing: 0) {
                Text("1")
                Text("2")
                Text("3")
                Text("4")
                Text("5")
                Text("6")
                Text("7")
                Text("8")
                Text("9")
                Text("10")
                Text("11")
                Text("12")
            }
        }
        #expect(host.texts == (1...12).map(String.init))
    }

    @Test func aModifierOverAGroupAppliesToEachMember() {
        let host = host {
            HStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("b")
                }
                .padding(4)
            }
        }
        #expect((try? host.frame(of: "a")) == CGRect(x: 88, y: 92, width: 8, height: 16))
        #expect((try? host.frame(of: "b")) == CGRect(x: 104, y: 92, width: 8, height: 16))
    }

    @Test func anOverlayOverAGroupAppliesToEachMember() {
        let host = host {
            VStack {
                Group {
                    Text("a")
                    Text("b")
                }
                .overlay { Text("o") }
            }
        }
        #expect(host.texts.sorted() == ["a", "b", "o", "o"])
    }

    @Test func contentOfAModifierIsUpdatedWithoutItsBody() throws {
        struct Frame: ViewModifier {
            func body(content: Content) -> some View { content.padding(1) }
        }
        struct Parent: View {
            @State var count = 0
            var body: some View {
                VStack {
                    Text("n\(count)").modifier(Frame())
                    Button("inc") { count += 1 }
                }
            }
        }
        let host = host { Parent() }
        let counts = try host.evaluations { try host.tap("inc") }
        #expect(host.texts == ["n1", "inc"])
        #expect(counts == ["Parent": 1])
    }

    @Test func duplicateIdentitiesAreShownAndReported() {
        let host = host {
            VStack { ForEach(["a", "a", "b"], id: \.self) { Text($0) } }
        }
        #expect(host.texts == ["a", "a", "b"])
        #expect(host.issues.map(\.kind) == [.duplicateID])
    }
}
