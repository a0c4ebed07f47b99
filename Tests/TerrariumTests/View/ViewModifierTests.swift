import Foundation
import Terrarium
import Testing

@MainActor
struct ViewModifierTests {
    private struct Padded: ViewModifier {
        var length: CGFloat = 4
        func body(content: Content) -> some View { content.padding(length) }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.border(.red) }
    }

    private struct Counting: ViewModifier {
        @State private var count = 0
        func body(content: Content) -> some View {
            VStack {
                content
                Button("m\(count)") { count += 1 }
            }
        }
    }

    @Test func theContentMayStandOnceTwiceOrNotAtAll() {
        struct Times: ViewModifier {
            let number: Int
            func body(content: Content) -> some View {
                VStack {
                    if number > 0 { content }
                    if number > 1 { content }
                }
            }
        }
        for number in 0...2 {
            #expect(host { Text("x").modifier(Times(number: number)) }.texts == Array(repeating: "x", count: number))
        }
    }

    @Test func modifiersAreJoinedInnerFirst() {
        let joined = Padded().concat(Framed())
        checkOutline(
            Text("a").modifier(joined),
            """
            padding 4 border=red @92,38 16x24
              Text "a" @4,4 8x16
            """)
        checkOutline(
            Text("a").modifier(Framed().concat(Padded())),
            """
            padding 4 @92,38 16x24
              Text "a" border=red @4,4 8x16
            """)
        checkOutline(
            Text("a").modifier(Padded().concat(Padded(length: 2)).concat(Framed())),
            """
            padding 2 border=red @90,36 20x28
              padding 4 @2,2 16x24
                Text "a" @4,4 8x16
            """)
    }

    @Test func joinedModifiersKeepTheirState() throws {
        struct Root: View {
            @State private var length: CGFloat = 1
            var body: some View {
                Text("x").modifier(Padded(length: length).concat(Counting()).concat(Counting()))
                Button("more") { length += 1 }
            }
        }
        let host = host { VStack { Root() } }
        try host.tap(.button("m0").nth(1))
        #expect(host.texts == ["x", "m0", "m1", "more"])
        let runs = try host.evaluations { try host.tap("more") }
        #expect(host.texts == ["x", "m0", "m1", "more"])
        #expect(runs == ["Root": 1, "ViewModifierTests.Padded": 1])
    }

    @Test func anEmptyModifierChangesNothing() {
        checkOutline(Text("a").modifier(EmptyModifier.identity.concat(EmptyModifier())), #"Text "a" @96,42 8x16"#)
    }
}
