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
