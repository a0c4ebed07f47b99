import Testing

@testable import TerrariumTesting

@Suite struct BuildFolderTests {
    @Test func isTheNearestFolderWithAWorkspaceState() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "build/workspace-state.json")
        try folder.write("", to: "build/triple/debug/Tests.xctest")
        #expect(BuildFolder.folder(around: folder.path + "/build/triple/debug/Tests.xctest") == folder.path + "/build")
        #expect(BuildFolder.folder(around: folder.path + "/elsewhere/Tests.xctest") == nil)
    }

    @Test func findsItsOwn() throws {
        let folder = try #require(BuildFolder.current)
        let executable = try #require(BuildFolder.executable)
        #expect(executable.hasPrefix(folder + "/"))
        #expect(BuildFolder.stamp != "unknown")
    }
}
