import Foundation
import Terrarium
import Testing

private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
}

private let root = Folder(
    id: "home", folders: [Folder(id: "docs", folders: [Folder(id: "letters")]), Folder(id: "music")])

@MainActor
struct OutlineGroupTests {
    @Test func childrenShowBelowTheirParentsAndAreHiddenAtFirst() throws {
        let host = host { OutlineGroup(root, children: \.folders) { Text($0.id) } }
        #expect(host.texts == ["home"])
        try host.tap("home")
        #expect(host.texts == ["home", "docs", "music"])
        try host.tap("docs")
        #expect(host.texts == ["home", "docs", "letters", "music"])
        try host.tap("home")
        #expect(host.texts == ["home"])
    }

    @Test func aListShowsATree() {
        let host = host { List(root.folders ?? [], children: \.folders) { Text($0.id) } }
        #expect(host.texts == ["docs", "music"])
    }
}
