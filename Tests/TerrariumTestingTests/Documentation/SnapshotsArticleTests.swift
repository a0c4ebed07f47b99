import Foundation
import Terrarium
import TerrariumTesting
import Testing

private struct Mailbox: View {
    let unread: Int

    var body: some View {
        Text("\(unread) unread")
    }
}

/// The listings of the article on snapshots, and its table of variables.
@Suite struct SnapshotsArticleTests {
    @MainActor @Test func theMailboxAsFiles() {
        let host = ViewHost(size: CGSize(width: 160, height: 32)) { Mailbox(unread: 2) }
        expectSnapshot(of: host)
        expectSnapshot(of: host, as: .picture, named: "picture")
    }

    @MainActor @Test func theMailboxInTheTest() {
        let host = ViewHost(size: CGSize(width: 160, height: 32)) { Mailbox(unread: 2) }
        expectSnapshot(
            of: host,
            matches: .inline(
                """
                window @0,0 160x32
                  Mailbox @48,8 64x16
                    Text "2 unread"
                """))
    }

    @MainActor @Test func theMailboxInPart() {
        let host = ViewHost(size: CGSize(width: 160, height: 32)) { Mailbox(unread: 2) }
        expectSnapshot(of: host, contains: "Text \"2 unread\"")
    }

    /// The variables that the settings read are those of the article, and of no other name.
    @Test func theVariablesAreThoseThatAreRead() throws {
        let sources = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        let code = try String(
            contentsOf: sources.appendingPathComponent("TerrariumTesting/Run/SnapshotSettings.swift"), encoding: .utf8)
        let article = try String(
            contentsOf: sources.appendingPathComponent("Terrarium/Documentation.docc/Snapshots.md"), encoding: .utf8)
        let read = code.matches(of: /value\("([A-Z_]+)"\)/).map { String($0.1) }
        let documented = article.matches(of: /\| `([A-Z_]+)` \|/).map { String($0.1) }
        #expect(read.sorted() == documented.sorted())
        #expect(read.count == 4)
    }
}
