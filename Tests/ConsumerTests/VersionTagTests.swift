import Foundation
import Testing

/// Builds the library once more, in a package that depends on it by version; that takes minutes.
///
/// Set the environment variable `TERRARIUM_SKIP_CONSUMER` to leave it out.
@Suite(.enabled(if: ProcessInfo.processInfo.environment["TERRARIUM_SKIP_CONSUMER"] == nil))
struct VersionTagTests {
    static let program = """
        import Terrarium

        final class Store {
            var count = 7
        }

        extension EnvironmentValues {
            @Entry var accent: String = "blue"
            @Entry var store = Store()
            @Entry var note: String?
            @Entry var onSelect: (Int) -> Int = { $0 + 1 }
        }

        #Preview("A preview") { EmptyView() }

        var values = EnvironmentValues()
        print(values.accent, values.store.count, values.note ?? "none", values.onSelect(1))
        values.accent = "red"
        values.note = "set"
        values.onSelect = { $0 * 10 }
        print(values.accent, values.store.count, values.note ?? "none", values.onSelect(1))
        """

    @Test func aPackageUsesEntriesByVersion() throws {
        let package = try ConsumerPackage(program: Self.program)
        defer { package.remove() }
        let outcome = try package.run()
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output == "blue 7 none 2\nred 7 set 10\n")
        #expect(!outcome.errors.contains("warning:"), "\(outcome.errors)")
    }
}
