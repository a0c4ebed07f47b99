import Testing

@testable import TerrariumTesting

@Suite struct LockedFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: ["", "longer than before", "x", String(repeating: "ä", count: 5_000)])
    func writesWhatBecomesOfTheText(new: String) throws {
        try folder.write("before", to: "a.txt")
        try LockedFile.update(folder.path + "/a.txt") { old in
            #expect(old == "before")
            return new
        }
        #expect(folder.read("a.txt") == new)
    }

    @Test func makesTheFileAndItsFolders() throws {
        try LockedFile.update(folder.path + "/deep/down/a.txt") { $0 + "a" }
        #expect(folder.read("deep/down/a.txt") == "a")
    }

    @Test func leavesTheFileAlone() throws {
        try folder.write("before", to: "a.txt")
        try LockedFile.update(folder.path + "/a.txt") { _ in nil }
        #expect(folder.read("a.txt") == "before")
    }

    @Test func manyWritersLoseNothing() async throws {
        let path = folder.path + "/a.txt"
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 { group.addTask { try LockedFile.update(path) { $0 + "x" } } }
            try await group.waitForAll()
        }
        #expect(folder.read("a.txt") == String(repeating: "x", count: 50))
    }

    @Test func saysWhyItCannotWrite() throws {
        try folder.write("", to: "occupied")
        #expect {
            try LockedFile.update(folder.path + "/occupied/a.txt") { $0 }
        } throws: {
            "\($0)".contains("occupied/a.txt cannot be written")
        }
    }
}
