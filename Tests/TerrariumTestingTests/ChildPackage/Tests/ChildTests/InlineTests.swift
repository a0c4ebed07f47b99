import TerrariumTesting
import Testing

@MainActor @Suite struct InlineTests {
    @Test func first() {
        expectSnapshot(of: text("CHILD_FIRST", default: "first\n"), matches: .inline())
    }

    @Test func second() {
        expectSnapshot(of: "second\n  line \\\n", matches: .inline("old"))
    }
}
