import Testing

@testable import TerrariumTesting

@Suite struct FailureReporterTests {
    @Test(arguments: [
        (true, ["x.xctest"], FailureReporter.Framework.swiftTesting),
        (false, ["x.xctest", "--testing-library", "swift-testing"], .swiftTesting),
        (false, ["x.xctest", "--testing-library=swift-testing"], .swiftTesting),
        (false, ["x.xctest", "--testing-library", "xctest"], .xcTest),
        (false, ["x.xctest", "--testing-library"], .xcTest),
        (false, ["x.xctest"], .xcTest),
        (false, ["x.xctest", "swift-testing"], .xcTest),
    ])
    func oneFrameworkListens(hasTest: Bool, arguments: [String], framework: FailureReporter.Framework) {
        #expect(FailureReporter.framework(hasCurrentTest: hasTest, arguments: arguments) == framework)
    }

    @MainActor @Test func aFailureIsAnIssueOfTheRunningTest() {
        withKnownIssue {
            expectSnapshot(of: "a\n", contains: "b")
        } matching: { issue in
            issue.comments.contains { $0.rawValue.hasPrefix("There is no line like this") }
                && issue.sourceLocation?.fileName == "FailureReporterTests.swift"
        }
        expectSnapshot(of: "a\n", contains: "a")
    }
}
