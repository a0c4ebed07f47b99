/// A place in somebody's source text, in twelve bytes.
package struct SourceLine: Hashable, Sendable, CustomStringConvertible {
    // A static string that names a file points to null-terminated text that lives as long as the program.
    private nonisolated(unsafe) let start: UnsafePointer<UInt8>?
    private let lineNumber: UInt32

    /// No place, for what no source text set.
    package static let unknown = SourceLine(start: nil, lineNumber: 0)

    package init(fileID: StaticString, line: UInt) {
        self.init(
            start: fileID.hasPointerRepresentation ? fileID.utf8Start : nil,
            lineNumber: UInt32(truncatingIfNeeded: line))
    }

    private init(start: UnsafePointer<UInt8>?, lineNumber: UInt32) {
        self.start = start
        self.lineNumber = lineNumber
    }

    /// The file as `Module/File.swift`; nil where no source text is known.
    package var file: String? { start.map { String(cString: $0) } }

    package var line: Int { Int(lineNumber) }

    /// `File.swift:12`, or nothing where no source text is known.
    package var description: String {
        guard let name = file?.split(separator: "/").last else { return "" }
        return "\(name):\(lineNumber)"
    }
}
