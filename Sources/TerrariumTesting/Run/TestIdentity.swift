import Testing

/// The test that a snapshot belongs to, as far as the frameworks and the call site tell.
///
/// Swift Testing says which test runs. In XCTest, and in detached tasks of either framework, nobody does: then the file and
/// the function around the call stand for the test.
package struct TestIdentity: Sendable, Equatable {
    /// What an unnamed snapshot may take its file name from.
    package enum Naming: Sendable, Equatable {
        case test
        case parameterizedTest
        case helper
    }

    package var module: String
    /// The source file's name without its extension.
    package var file: String
    package var filePath: String
    /// The function's name as written, with parentheses.
    package var function: String
    package var naming: Naming
    /// Tells tests apart that share a file and a name.
    package var owner: String
    /// Where the test is declared, as messages name it; `nil` where only the call is known.
    package var place: String?

    package init(
        fileID: String, filePath: String, function: String, naming: Naming, owner: String, place: String? = nil
    ) {
        let parts = fileID.split(separator: "/")
        let fileName = parts.last ?? "Tests"
        module = parts.first.map(String.init) ?? "Tests"
        file = fileName.hasSuffix(".swift") ? String(fileName.dropLast(6)) : String(fileName)
        self.filePath = filePath
        self.function = function
        self.naming = naming
        self.owner = owner
        self.place = place
    }

    /// The test that runs now.
    package init(at call: SnapshotCall) {
        if let test = Test.current, !test.isSuite {
            let location = test.sourceLocation
            self.init(
                fileID: location.fileID, filePath: location.filePath, function: test.name,
                naming: test.isParameterized ? .parameterizedTest : .test,
                owner: "\(location.fileID):\(location.line):\(location.column)",
                place: "\(location.fileName):\(location.line)")
        } else {
            let function = "\(call.function)"
            self.init(
                fileID: "\(call.fileID)", filePath: "\(call.filePath)", function: function,
                naming: function.contains(":") ? .helper : .test, owner: "\(call.fileID) \(function)")
        }
    }

    /// The part of the function's name before its parameters, without backticks.
    package var baseName: String {
        let name = function.filter { $0 != "`" }
        return name.lastIndex(of: "(").map { String(name[..<$0]) } ?? name
    }
}
