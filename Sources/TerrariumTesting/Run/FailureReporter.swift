import Foundation
import Testing
import XCTest

/// Reports a failure to the framework whose test runs, and never to both: what the wrong framework hears is lost, and the
/// test passes.
enum FailureReporter {
    enum Framework: Equatable {
        case swiftTesting
        case xcTest
    }

    /// The framework that listens now. A detached task has no current test; the process arguments decide there.
    static func framework(hasCurrentTest: Bool, arguments: [String]) -> Framework {
        if hasCurrentTest || arguments.contains("--testing-library=swift-testing") { return .swiftTesting }
        guard let option = arguments.firstIndex(of: "--testing-library"), option + 1 < arguments.count else {
            return .xcTest
        }
        return arguments[option + 1] == "swift-testing" ? .swiftTesting : .xcTest
    }

    /// Fails the running test at a call, and attaches texts where the framework takes attachments.
    static func report(_ failure: SnapshotFailure, at call: SnapshotCall) {
        switch framework(hasCurrentTest: Test.current != nil, arguments: CommandLine.arguments) {
        case .swiftTesting:
            let location = SourceLocation(
                fileID: "\(call.fileID)", filePath: "\(call.filePath)", line: Int(call.line), column: Int(call.column))
            for attachment in failure.attachments {
                Attachment.record(attachment.text, named: attachment.name, sourceLocation: location)
            }
            Issue.record(Comment(rawValue: failure.message), sourceLocation: location)
        case .xcTest:
            XCTFail(failure.message, file: call.filePath, line: call.line)
        }
    }
}
