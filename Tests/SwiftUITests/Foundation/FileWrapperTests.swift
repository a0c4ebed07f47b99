import SwiftUI
import Testing

struct FileWrapperTests {
    @Test func aDirectoryHoldsFiles() throws {
        let directory = FileWrapper(directoryWithFileWrappers: [:])
        #expect(directory.isDirectory)
        #expect(directory.addRegularFile(withContents: Data([1]), preferredFilename: "a") == "a")
        let file = try #require(directory.fileWrappers?["a"])
        #expect(file.isRegularFile)
        directory.removeFileWrapper(file)
        #expect(directory.fileWrappers?.isEmpty == true)
    }

    @Test func itIsReadFromDisk() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data([1, 2]).write(to: folder.appendingPathComponent("b"))
        #expect(try FileWrapper(url: folder).fileWrappers?["b"]?.regularFileContents == Data([1, 2]))
        #expect(throws: CocoaError.self) { try FileWrapper(url: folder.appendingPathComponent("c")) }
    }
}
