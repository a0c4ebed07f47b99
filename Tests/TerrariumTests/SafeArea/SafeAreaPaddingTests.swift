import Foundation
import Terrarium
import Testing

@MainActor
@Suite struct SafeAreaPaddingTests {
    @Test func itMakesALine() {
        checkOutline(
            Color.red.safeAreaPadding(.horizontal, 20),
            """
            safeAreaPadding leading=20 trailing=20
              Color red @20,0 160x100
            """)
        checkOutline(
            Text("x").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
            """
            safeAreaPadding top=1 leading=2 bottom=3 trailing=4 @93,40 14x20
              Text "x" @2,1 8x16
            """)
    }

    @Test func leadingIsOnTheRightWhereReadingStartsThere() throws {
        let host = host(100, 100) {
            Color.red.ignoresSafeArea(edges: .trailing).safeAreaPadding(.leading, 10).safeAreaPadding(.trailing, 30)
                .environment(\.layoutDirection, .rightToLeft)
        }
        // The trailing padding is on the left, and the colour reaches through it.
        #expect(try host.frame(of: .view(Color.self)) == CGRect(x: 0, y: 0, width: 90, height: 100))
    }

    @Test func aNewLengthMovesTheContent() throws {
        struct Growing: View {
            @State var length: CGFloat = 10

            var body: some View {
                Button("grow") { length = 30 }.safeAreaPadding(.leading, length)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        let host = host { Growing() }
        #expect(try host.frame(of: "grow").minX == 10)
        try host.tap("grow")
        #expect(try host.frame(of: "grow").minX == 30)
    }

    @Test func aLengthThatIsNoNumberCountsAsZero() {
        let host = host { Text("x").safeAreaPadding(.nan) }
        #expect(host.issues.map(\.kind) == [.invalidGeometry])
        #expect(host.outline().contains("safeAreaPadding 0"))
    }
}
