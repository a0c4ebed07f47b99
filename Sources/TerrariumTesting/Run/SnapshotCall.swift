/// The place in the source where an assertion stands.
package struct SnapshotCall: Sendable {
    package let fileID: StaticString
    package let filePath: StaticString
    package let function: StaticString
    package let line: UInt
    package let column: UInt

    package init(fileID: StaticString, filePath: StaticString, function: StaticString, line: UInt, column: UInt) {
        self.fileID = fileID
        self.filePath = filePath
        self.function = function
        self.line = line
        self.column = column
    }

    /// The place as messages name it: `DialogTests.swift:12`.
    package var place: String {
        let path = "\(fileID)"
        return "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)"
    }
}
