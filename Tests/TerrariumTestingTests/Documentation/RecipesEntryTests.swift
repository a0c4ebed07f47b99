import Terrarium
import Testing

enum Density: String, Sendable {
    case compact, regular, spacious
}

extension EnvironmentValues {
    @Entry var density: Density = .regular
}

@MainActor
struct RecipesEntryTests {
    @Test func theEntryIsReadAndSet() {
        struct Reader: View {
            @Environment(\.density) private var density
            var body: some View { Text(density.rawValue) }
        }
        let host = ViewHost {
            VStack {
                Reader(); Reader().environment(\.density, .compact)
            }
        }
        #expect(host.texts == ["regular", "compact"])
    }
}
