public import Foundation

/// A file or a directory, in memory. Foundation has it on Apple's platforms only.
open class FileWrapper: NSObject, @unchecked Sendable {
    private var contents: Data?
    private var children: [String: FileWrapper]?
    open var filename: String?
    open var preferredFilename: String?

    /// A file of data.
    public init(regularFileWithContents contents: Data) {
        self.contents = contents
    }

    /// A directory of files by their names.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        children = childrenByPreferredName
    }

    /// What is at a URL.
    public init(url: URL, options: ReadingOptions = []) throws {
        super.init()
        filename = url.lastPathComponent
        preferredFilename = filename
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        if isDirectory.boolValue {
            var children: [String: FileWrapper] = [:]
            for name in try FileManager.default.contentsOfDirectory(atPath: url.path) {
                children[name] = try FileWrapper(url: url.appendingPathComponent(name))
            }
            self.children = children
        } else {
            contents = try Data(contentsOf: url)
        }
    }

    /// How a file is read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    open var isRegularFile: Bool { contents != nil }
    open var isDirectory: Bool { children != nil }
    open var regularFileContents: Data? { contents }
    open var fileWrappers: [String: FileWrapper]? { children }

    /// Adds a file to a directory; returns the name that it has there.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        let name = child.preferredFilename ?? "Untitled"
        children?[name] = child
        return name
    }

    /// Adds a file of data to a directory; returns the name that it has there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Takes a file out of a directory.
    open func removeFileWrapper(_ child: FileWrapper) {
        children = children?.filter { $0.value !== child }
    }
}
