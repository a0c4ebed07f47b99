import Foundation
import Terrarium
import Testing

@MainActor
struct FoldTests {
    @Test func wordsGoToTheNextLineBelow() {
        checkOutline(
            VStack { Text("a") }.opacity(0.5).clipped().accessibilityIdentifier("it"),
            """
            VStack #it clipped opacity=0.5 @96,42 8x16
              Text "a"
            """)
    }

    @Test func overAGroupEveryMemberTakesThem() {
        checkOutline(
            VStack(spacing: 0) {
                Group {
                    Text("a")
                    Text("b")
                }
                .opacity(0.5)
            },
            """
            VStack @96,34 8x32
              Text "a" opacity=0.5 @0,0 8x16
              Text "b" opacity=0.5 @0,16 8x16
            """)
    }

    @Test func theInnermostOfANameCountsUnlessTheyPileUp() {
        checkOutline(Text("a").opacity(0.5).opacity(0.25), #"Text "a" opacity=0.5 @96,42 8x16"#)
        checkOutline(Text("a").border(.red).border(.blue), #"Text "a" border=red border=blue @96,42 8x16"#)
    }

    @Test func aChangeDoesNotMeasureAgain() throws {
        struct Root: View {
            @State private var isDim = false
            var body: some View { Button("dim") { isDim = true }.opacity(isDim ? 0.5 : 1) }
        }
        let host = host(200, 100) { Root() }
        #expect(try host.evaluations { try host.tap("dim") } == ["Root": 1])
        #expect(host.outline().contains(#"Button "dim" opacity=0.5 [tap]"#))
    }
}
