import Foundation
import Terrarium
import Testing

/// What the recipes promise of the examples whose tests they only describe.
@MainActor
struct RecipesTests {
    @Test func equalColumns() {
        checkOutline(
            EqualColumns {
                Text("a")
                Text("bbb")
            },
            """
            EqualColumns @0,42 200x16
              Text "a" @0,0 8x16
              Text "bbb" @100,0 24x16
            """)
        checkOutline(EqualColumns {}, "EqualColumns @0,50 200x0")
    }

    @Test func columnsOfAGroupWhoseMembersComeAndGo() throws {
        struct Growing: View {
            @State private var isWide = false
            var body: some View {
                VStack {
                    EqualColumns {
                        Group {
                            Text("a")
                            if isWide { Text("b") }
                        }
                    }
                    Button("grow") { isWide = true }
                }
            }
        }
        let host = host { Growing() }
        try host.tap("grow")
        #expect(try host.frame(of: "b").minX == 100)
    }

    @Test func densityIsSetByTheNearestWriterAndRunsItsReadersOnly() throws {
        struct Reader: View {
            @Environment(\.density) private var density
            var body: some View { Text(density.rawValue) }
        }
        struct Page: View {
            @State private var density = Density.compact
            var body: some View {
                VStack {
                    Reader().density(density)
                    Reader()
                    Button("more") { density = .spacious }
                }
            }
        }
        let host = host { Page() }
        #expect(host.texts == ["compact", "regular", "more"])
        #expect(try host.evaluations { try host.tap("more") } == ["Page": 1, "Reader": 1])
        #expect(host.texts == ["spacious", "regular", "more"])
        checkOutline(Text("x").density(.compact), #"Text "x" density=compact @96,42 8x16"#)
    }
}
