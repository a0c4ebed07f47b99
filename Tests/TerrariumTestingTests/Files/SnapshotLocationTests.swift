import Foundation
import Testing

@testable import TerrariumTesting

@Suite struct SnapshotLocationTests {
    private func test(
        _ function: String, at path: String, fileID: String = "AppTests/DialogTests.swift",
        naming: TestIdentity.Naming = .test
    ) -> TestIdentity {
        TestIdentity(fileID: fileID, filePath: path, function: function, naming: naming, owner: function)
    }

    private let noSettings = SnapshotSettings(environment: [:])

    @Test(arguments: [
        ("Package.swift", "Tests/AppTests/DialogTests.swift", "Tests/__Snapshots__"),
        ("Package.swift", "Tests/AppTests/Deep/Down/DialogTests.swift", "Tests/__Snapshots__"),
        ("Package.swift", "Elsewhere/DialogTests.swift", "Tests/__Snapshots__"),
        ("Other.txt", "Tests/AppTests/Deep/DialogTests.swift", "Tests/__Snapshots__"),
        ("Other.txt", "Elsewhere/DialogTests.swift", "__Snapshots__"),
    ])
    func standsBesideTheTargets(rootFile: String, source: String, root: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: rootFile)
        let path = try folder.write("", to: source)
        let location = try SnapshotLocation(of: test("dialog()", at: path), named: nil, settings: noSettings)
        #expect(location.root == folder.path + "/" + root)
        #expect(location.relativePath == "AppTests/DialogTests/dialog.txt")
    }

    @Test(arguments: [
        ("dialog()", nil, "dialog.txt"),
        ("dialog()", "wide screen", "dialog.wide-screen.txt"),
        ("dialog(size:)", "v1.2", "dialog.v1.2.txt"),
        ("`shows (all) dialogs`()", nil, "shows-all-dialogs.txt"),
        ("testDialog()", nil, "testDialog.txt"),
    ])
    func namesTheFileAfterTheTest(function: String, name: String?, file: String) throws {
        let settings = SnapshotSettings(environment: ["SNAPSHOT_DIR": "/snapshots/"])
        let location = try SnapshotLocation(of: test(function, at: "/nowhere"), named: name, settings: settings)
        #expect(location.path == "/snapshots/AppTests/DialogTests/\(file)")
    }

    @Test func refusesAMovedSource() {
        let identity = test("dialog()", at: "/moved/away/DialogTests.swift")
        #expect {
            _ = try SnapshotLocation(of: identity, named: nil, settings: noSettings)
        } throws: {
            "\($0)".contains("/moved/away/DialogTests.swift and is not there any more")
                && "\($0)".contains("SNAPSHOT_DIR")
        }
    }

    @Test(arguments: [
        (TestIdentity.Naming.parameterizedTest, "A snapshot in a parameterised test needs a name"),
        (.helper, "An unnamed snapshot takes its file name from the test, and dialog(size:) is none"),
    ])
    func refusesUnnamedSnapshotsWithoutATest(naming: TestIdentity.Naming, message: String) throws {
        let settings = SnapshotSettings(environment: ["SNAPSHOT_DIR": "/snapshots"])
        let identity = test("dialog(size:)", at: "/nowhere", naming: naming)
        #expect {
            _ = try SnapshotLocation(of: identity, named: nil, settings: settings)
        } throws: {
            "\($0)".contains(message)
        }
        #expect(try SnapshotLocation(of: identity, named: "x", settings: settings).path.hasSuffix("dialog.x.txt"))
    }

    @Test func refusesNamesWithoutLetters() {
        let settings = SnapshotSettings(environment: ["SNAPSHOT_DIR": "/snapshots"])
        #expect(throws: SnapshotProblem.self) {
            try SnapshotLocation(of: test("dialog()", at: "/nowhere"), named: "…", settings: settings)
        }
    }
}
