import TerrariumTesting
import Testing

@MainActor @Suite struct FileTests {
    @Test func plain() {
        expectSnapshot(of: text())
    }

    @Test func named() {
        expectSnapshot(of: text(), named: "first one")
        expectSnapshot(of: text(), named: "second one")
    }

    @Test func `with a raw name`() {
        expectSnapshot(of: text())
    }

    @Test(arguments: [1, 2]) func cases(number: Int) {
        expectSnapshot(of: "\(number)\n", named: "\(number)")
    }

    @Test func fromAHelper() {
        helper()
    }

    private func helper() {
        expectSnapshot(of: text())
    }
}
