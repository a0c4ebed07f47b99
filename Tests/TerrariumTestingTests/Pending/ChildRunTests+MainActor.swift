import Foundation
import Testing

@testable import TerrariumTesting

extension ChildRunTests {
    /// The crash that the troubleshooting page names, and the form of test that avoids it.
    @Test func synchronousMainActorMethodsOfXCTestAbortOnLinux() async throws {
        #if os(Linux)
            let folder = try TemporaryFolder()
            try folder.write(
                """
                // swift-tools-version: 6.2
                import PackageDescription
                let package = Package(name: "Legacy", targets: [.testTarget(name: "LegacyTests")])
                """, to: "Package.swift")
            let asynchronous = """
                import XCTest
                final class AsynchronousTests: XCTestCase { @MainActor func testInbox() async throws {} }

                """
            let synchronous = "final class SynchronousTests: XCTestCase { @MainActor func testInbox() {} }\n"
            let command = ["test", "--filter", "LegacyTests.AsynchronousTests"]
            let environment = ["SWIFT_BACKTRACE": "enable=no"]

            try folder.write(asynchronous + synchronous, to: "Tests/LegacyTests/LegacyTests.swift")
            check(
                try await Command.run("swift", command, in: folder.path, environment: environment), passes: false,
                contains: ["Could not cast value of type"])
            try folder.write(asynchronous, to: "Tests/LegacyTests/LegacyTests.swift")
            check(
                try await Command.run("swift", command, in: folder.path, environment: environment), passes: true,
                contains: ["AsynchronousTests.testInbox' passed"])
        #endif
    }
}
