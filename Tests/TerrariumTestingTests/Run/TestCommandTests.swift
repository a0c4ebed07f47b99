import Testing

@testable import TerrariumTesting

@Suite struct TestCommandTests {
    private func status(_ name: String) -> String {
        "77 (\(name)) S " + (4...30).map { "\($0)" }.joined(separator: " ")
    }

    @Test func namesTheCommandByIdAndStart() {
        #expect(TestCommand.name(parent: 77, status: status("swift-test")) == "77-22")
        #expect(TestCommand.name(parent: 77, status: status("swift-a) b")) == "77-22")
    }

    @Test(arguments: ["bash", "lldb"])
    func otherParentsAreNoTestRun(name: String) {
        #expect(TestCommand.name(parent: 77, status: status(name)) == nil)
    }

    @Test(arguments: ["", "77 (swift-test", "77 (swift-test) S 4"])
    func damagedLinesAreIgnored(status: String) {
        #expect(TestCommand.name(parent: 77, status: status) == nil)
    }
}
