import Testing

/// Builds the library once more, in packages that depend on it as those of users do. That takes a minute or two.
struct ConsumerTests {
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

    @Test func aPackageUsesEntriesByVersionByBranchAndByPath() async throws {
        let package = try await ConsumerPackage(program: Self.program, app: ConsumerApp.files)
        defer { package.remove() }
        for requirement in [ConsumerPackage.Requirement.version, .branch, .path] {
            let outcome = try await package.run(by: requirement)
            #expect(outcome.status == 0, "\(requirement): \(outcome.errors)")
            #expect(outcome.output == "blue 7 none 2\nred 7 set 10\n", "\(requirement)")
            #expect(!outcome.errors.contains("warning:"), "\(requirement): \(outcome.errors)")
        }
        #if os(Linux)
            // Last and by path, so that it uses what has just been built.
            let outcome = try await package.run("ConsumerApp", by: .path)
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output == "[\"green 1\"]\n")
            #expect(!outcome.errors.contains("warning:"), "\(outcome.errors)")
        #endif
    }
}
