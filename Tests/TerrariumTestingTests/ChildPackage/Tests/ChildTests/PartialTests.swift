import TerrariumTesting
import Testing

@MainActor @Suite struct PartialTests {
    @Test func contains() {
        expectSnapshot(
            of: text(),
            contains: """
                Text "one"
                """)
    }
}
