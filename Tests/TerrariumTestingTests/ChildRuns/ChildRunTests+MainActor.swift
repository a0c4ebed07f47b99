import Foundation
import Testing

@testable import TerrariumTesting

extension ChildRunTests {
    /// The crash that the troubleshooting page names, and the form of test that avoids it.
    @Test func synchronousMainActorMethodsOfXCTestAbortOnLinux() async throws {
        #if os(Linux)
            let asynchronous = """
                import XCTest
                final class AsynchronousTests: XCTestCase { @MainActor func testInbox() async throws {} }

                """
            let synchronous = "final class SynchronousTests: XCTestCase { @MainActor func testInbox() {} }\n"
            check(
                try await run("synchronous", asynchronous + synchronous), passes: false,
                contains: ["Could not cast value of type"])
            check(
                try await run("asynchronous", asynchronous), passes: true,
                contains: ["AsynchronousTests.testInbox' passed"])
        #endif
    }

    /// Runs the asynchronous test of a package with one file of tests.
    private func run(_ name: String, _ tests: String) async throws -> ChildPackage.Result {
        let package = try KeptPackage(named: name)
        try package.write(
            """
            // swift-tools-version: 6.2
            import PackageDescription
            let package = Package(name: "Legacy", targets: [.testTarget(name: "LegacyTests")])
            """, to: "Package.swift")
        try package.write(tests, to: "Tests/LegacyTests/LegacyTests.swift")
        return try await Command.run(
            "swift", ["test", "--filter", "LegacyTests.AsynchronousTests"], in: package.path,
            environment: ["SWIFT_BACKTRACE": "enable=no"])
    }
}
