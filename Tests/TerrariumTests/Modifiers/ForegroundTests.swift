import Foundation
import Terrarium
import Testing

@MainActor
struct ForegroundTests {
    @Test func stylesJoinTheLineBelow() {
        checkOutline(
            Text("a").bold().padding(0).foregroundStyle(.red), "padding 0 foreground=red @96,42 8x16\n  Text \"a\" bold"
        )
        checkOutline(
            Color.clear.foregroundStyle(.red, .blue), "Color clear foreground=red,blue")
        checkOutline(
            Color.clear.foregroundStyle(.red, .blue, .green), "Color clear foreground=red,blue,green")
        checkOutline(Color.clear.foregroundColor(.red), "Color clear foreground=red")
        checkOutline(Color.clear.foregroundColor(nil), "Color clear")
        checkOutline(Color.clear.tint(.red), "Color clear tint=red")
        checkOutline(Color.clear.tint(nil), "Color clear")
        checkOutline(Color.clear.accentColor(.green), "Color clear tint=green")
        checkOutline(
            Color.clear.tint(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
            "Color clear tint=linearGradient(red,blue,top,bottom)")
    }

    @Test func theNearestStyleWins() throws {
        struct Reading: View {
            @Environment(\.self) private var values
            var body: some View { Text("x") }
        }
        let host = host(200, 100) {
            VStack {
                Text("a").foregroundStyle(.blue)
                Text("b")
            }
            .foregroundStyle(.red)
        }
        #expect(
            host.outline(.structure) == """
                window
                  VStack foreground=red
                    Text "a" foreground=blue
                    Text "b"

                """)
    }

    @Test func anotherStyleRunsNoReader() throws {
        struct Root: View {
            @State private var isRed = false
            var body: some View {
                VStack { TapCounter() }.foregroundStyle(isRed ? .red : .blue)
                Button("red") { isRed = true }
            }
        }
        let host = host(200, 100) { VStack { Root() } }
        #expect(try host.evaluations { try host.tap("red") } == ["Root": 1])
        #expect(host.outline().contains("foreground=red"))
    }
}
