import Foundation
import Testing

@testable import Terrarium

private func check(
    _ query: ViewQuery, in nodes: SnapshotNode..., says expected: String, kind: ViewQueryError.Kind,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let root = SnapshotNode(kind: "window", frame: at(0, 0, 200, 100), children: SnapshotChildren(nodes))
    let error = #expect(throws: ViewQueryError.self, sourceLocation: sourceLocation) {
        try QueryEngine(root).find(query)
    }
    #expect(error?.description == expected, sourceLocation: sourceLocation)
    #expect(error?.localizedDescription == expected, sourceLocation: sourceLocation)
    #expect(error?.kind == kind, sourceLocation: sourceLocation)
}

private struct Editor {}

@Suite struct ViewQueryErrorTests {
    @Test func theClosestCandidatesAreNamed() {
        check(
            .button("Svae"), in: Tree.text("Save"), Tree.button("Save"), Tree.button("Save as"), Tree.button("Quit"),
            says: """
                .button("Svae") matches nothing in the front.
                Closest: Button "Save", Text "Save".
                Buttons: "Save", "Save as", "Quit".
                The outline:
                  window
                    Text "Save"
                    Button "Save" [tap]
                    Button "Save as" [tap]
                    Button "Quit" [tap]
                """,
            kind: .notFound)
        check(
            .id("save-buton"), in: Tree.button("Save", id: "save-button"),
            says: """
                .id("save-buton") matches nothing in the front.
                Closest: Button "Save" #save-button.
                Buttons: "Save".
                The outline:
                  window
                    Button "Save" #save-button [tap]
                """,
            kind: .notFound)
    }

    @Test func matchesThatAreNotSeenAreNamedWithTheReason() {
        let size = CGSize(width: 200, height: 100)
        check(
            .text("a"),
            in: Tree.layer("content", .covered, size, Tree.text("a")),
            Tree.layer(
                "alert", .modal, size,
                Tree.line(
                    "dialog", "Really?", Tree.fold(flags: .hidden, Tree.text("a")),
                    Tree.line("tab", "b", flags: .unrendered, Tree.text("a")))),
            says: """
                .text("a") matches nothing in the front.
                Text "a" is covered by alert "Really?".
                Text "a" is there, but hidden.
                Text "a" is there, but not rendered.
                There are no buttons.
                The outline:
                  window
                    layer content covered
                      Text "a"
                    layer alert modal
                      dialog "Really?"
                        Text "a"
                        tab "b" unrendered
                          Text "a"
                """,
            kind: .notFound)
    }

    @Test func aMissingContainerAndAMissingNumberAreNamed() {
        check(
            .text("a").within(.role(.dialog)), in: Tree.text("a"),
            says: """
                .text("a").within(.role(.dialog)) matches nothing in the front.
                There is nothing that .role(.dialog) matches to look in.
                Closest: Text "a".
                There are no buttons.
                The outline:
                  window
                    Text "a"
                """,
            kind: .notFound)
        check(
            .text("a").nth(1), in: Tree.text("a"),
            says: """
                .text("a").nth(1) matches nothing in the front.
                Without nth(1) it has 1 match.
                Closest: Text "a".
                There are no buttons.
                The outline:
                  window
                    Text "a"
                """,
            kind: .notFound)
    }

    @Test func severalMatchesAreListed() {
        check(
            "Delete",
            in: Tree.line("Editor", at: at(0, 16, 100, 50), type: Editor.self, Tree.button("Delete", 8)),
            Tree.line("Box", Tree.button("Delete", 8)),
            says: """
                "Delete" matches 2 views:
                  0  Button "Delete" @8,16 48x16 in Editor
                  1  Button "Delete" @8,0 48x16
                Say which: .nth(0) is the first, .within(…) asks for the container, .id(…) for an identifier.
                """,
            kind: .ambiguous)
    }

    @Test func longOutlinesAreCutAroundTheClosest() throws {
        let rows = (0..<100).map { Tree.text("row number \($0) of many") }
        let root = SnapshotNode(kind: "window", frame: at(0, 0, 200, 100), children: SnapshotChildren(rows))
        let error = #expect(throws: ViewQueryError.self) { try QueryEngine(root).find("row number 70 of man") }
        let lines = try #require(error).message.split(separator: "\n")
        #expect(lines.contains("The outline, lines 52 to 91 of 101:"))
        #expect(lines.suffix(40).first == #"    Text "row number 50 of many""#)
        #expect(lines.last == #"    Text "row number 89 of many""#)
    }

    @Test func namesWithNothingInCommonAreNoCandidates() {
        for query: ViewQuery in ["x", "ab", ViewQuery(stringLiteral: String(repeating: "long ", count: 400))] {
            let root = SnapshotNode(
                kind: "window", frame: at(0, 0, 200, 100),
                children: [Tree.button("p"), Tree.text("cd"), Tree.text(""), Tree.button("Delete everything for good")])
            let error = #expect(throws: ViewQueryError.self) { try QueryEngine(root).find(query) }
            #expect(error?.message.contains("Closest") == false)
        }
    }

    @Test func longOutlinesShowTheFront() throws {
        let rows = (0..<100).map { Tree.text("row \($0)") }
        let size = CGSize(width: 200, height: 100)
        let root = SnapshotNode(
            kind: "window", frame: at(0, 0, 200, 100),
            children: [
                SnapshotNode(kind: "layer", arguments: ["content"], flags: .covered, children: SnapshotChildren(rows)),
                Tree.layer("alert", .modal, size, Tree.line("dialog", "Really?", Tree.button("Yes"))),
            ])
        for query: ViewQuery in ["row 3", "something else"] {
            let error = #expect(throws: ViewQueryError.self) { try QueryEngine(root).find(query) }
            #expect(try #require(error).message.hasSuffix(#"      Button "Yes" [tap]"#))
        }
    }

    @Test func aValueThatIsAnotherOneIsTold() {
        check(
            .toggle("Wi-Fi").with(value: "on"), in: Tree.line("Toggle", "Wi-Fi", value: "off", actions: ["tap"]),
            says: """
                .toggle("Wi-Fi").with(value: "on") matches nothing in the front.
                Its value is not "on": Toggle "Wi-Fi" has "off".
                Closest: Toggle "Wi-Fi".
                There are no buttons.
                The outline:
                  window
                    Toggle "Wi-Fi" [tap]
                """,
            kind: .notFound)
    }

    @Test func emptyStringsAndUnmountedHosts() {
        check(
            .text("  "), in: Tree.text(""),
            says: #".text("") asks for an empty string. Ask for an identifier, a role or a type instead."#,
            kind: .emptyString)
        #expect(
            ViewQueryError.unmounted("a").description == #""a": the host is unmounted and shows nothing any more."#)
    }

    @Test(
        arguments: [
            ("save", "save", 0), ("save", "svae", 2), ("save", "saves", 1), ("", "ab", 2), ("cat", "dog", nil),
            ("save as", "save", 2), ("a", "abcdefgh", nil),
        ] as [(String, String, Int?)])
    func editDistances(_ one: String, _ other: String, distance: Int?) {
        #expect(QueryEngine.distance(one, other) == distance)
    }
}
