import Foundation
import Terrarium
import Testing

private func check(
    _ tree: SnapshotNode, _ style: OutlineStyle = .layout, prints expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(OutlineRenderer.render(tree, style: style) == expected + "\n", sourceLocation: sourceLocation)
}

/// A box that fills the window of most tests.
private func box(_ children: SnapshotNode...) -> SnapshotNode {
    SnapshotNode(kind: "Box", frame: at(0, 0, 80, 48), children: SnapshotChildren(children))
}

@Suite struct OutlineRendererTests {
    // MARK: Lines

    @Test func aMailAppUnderAnAlert() {
        let size = CGSize(width: 240, height: 128)
        let tabs = Tree.line(
            "TabView", attributes: [SnapshotAttribute("selection", "drafts")], at: at(0, 0, 240, 128),
            Tree.line(
                "tab", "Drafts", id: "drafts", actions: ["tap"], at: at(0, 79, 120, 49),
                flags: [.selected, .showsText]),
            Tree.line(
                "tab", "Sent", id: "sent", actions: ["tap"], at: at(120, 79, 120, 49),
                flags: [.unrendered, .showsText]),
            Tree.line("DraftsView", at: at(0, 0, 240, 79), Tree.text("2 drafts"), Tree.button("Discard", 0, 24)))
        let alert = Tree.line(
            "dialog", "Discard 2 drafts?", at: at(10, 24, 220, 80),
            Tree.text("Discard 2 drafts?", 42, 16),
            Tree.button("Keep", 16, 48, attributes: [SnapshotAttribute("role", "cancel")]),
            Tree.button("Discard", 148, 48, attributes: [SnapshotAttribute("role", "destructive")]))
        check(
            Tree.window(
                240, 128, Tree.layer("content", .covered, size, tabs), Tree.layer("alert", .modal, size, alert)),
            prints: """
                window @0,0 240x128
                  layer content covered
                    TabView selection=drafts
                      tab "Drafts" #drafts selected [tap] @0,79 120x49
                      tab "Sent" #sent unrendered [tap] @120,79 120x49
                      DraftsView @0,0 240x79
                        Text "2 drafts" @0,0 64x16
                        Button "Discard" [tap] @0,24 56x16
                  layer alert modal
                    dialog "Discard 2 drafts?" @10,24 220x80
                      Text "Discard 2 drafts?" @42,16 136x16
                      Button "Keep" role=cancel [tap] @16,48 32x16
                      Button "Discard" role=destructive [tap] @148,48 56x16
                """)
    }

    @Test func environmentValuesSetAndRead() {
        let button = Tree.button(
            "Mute", flags: .disabled,
            environment: [
                SnapshotEnvironmentEntry("tempo", .readsDefault), SnapshotEnvironmentEntry("isEnabled", .reads),
            ])
        let tree = SnapshotNode(
            kind: "window", frame: at(0, 0, 160, 48),
            environment: [SnapshotEnvironmentEntry("locale", .sets("de_DE"))],
            children: [
                Tree.line(
                    "PlayerView", at: at(0, 0, 160, 48),
                    Tree.fold(
                        environment: [SnapshotEnvironmentEntry("isEnabled", .sets("false"))],
                        Tree.line(
                            "VStack", at: at(0, 0, 160, 48),
                            environment: [SnapshotEnvironmentEntry("font", .sets("title"))],
                            Tree.text(
                                "Tempo",
                                environment: [
                                    SnapshotEnvironmentEntry("locale", .reads),
                                    SnapshotEnvironmentEntry("font", .reads),
                                ]),
                            Tree.line(
                                "RowView", at: at(0, 24, 160, 16),
                                environment: [SnapshotEnvironmentEntry("font", .shadows(old: "title", new: "body"))],
                                button))))
            ])
        check(
            tree, .layout.environment(.reads),
            prints: """
                window @0,0 160x48 +locale=de_DE
                  PlayerView
                    VStack +font=title +isEnabled=false
                      Text "Tempo" @0,0 40x16 ?font ?locale
                      RowView @0,24 160x16 +font=title->body
                        Button "Mute" disabled @0,0 32x16 ?isEnabled ?tempo=default
                """)
        check(
            tree, .structure.environment(.changes),
            prints: """
                window +locale=de_DE
                  PlayerView
                    VStack +font=title +isEnabled=false
                      Text "Tempo"
                      RowView +font=title->body
                        Button "Mute" disabled
                """)
    }

    @Test func everyPartOfALineInItsOrder() {
        check(
            Tree.line(
                "Kind", "string", label: "label", id: "id", arguments: ["word"],
                attributes: [SnapshotAttribute("z", 1), SnapshotAttribute("a", string: "b c")],
                styles: [SnapshotAttribute("tint", "red"), SnapshotAttribute("font", "title")],
                actions: ["tap", "swipe"], at: at(1, 2, 3, 4), flags: .selected,
                environment: [SnapshotEnvironmentEntry("k", .reads)]),
            .layout.environment(.reads),
            prints: """
                Kind "string" #id word z=1 a="b c" selected label="label" font=title tint=red [tap swipe] @1,2 3x4 ?k
                """)
    }

    @Test func theOnlyLayerDoesNotPrint() {
        let size = CGSize(width: 80, height: 16)
        check(
            Tree.window(80, 16, Tree.layer("content", [], size, Tree.text("a"))),
            prints: """
                window @0,0 80x16
                  Text "a" @0,0 8x16
                """)
    }

    @Test func anEmptyWindow() {
        check(Tree.window(80, 16), prints: "window @0,0 80x16")
        #expect(OutlineRenderer.render(Tree.group()) == "")
    }

    // MARK: Frames

    @Test func framesAreRelativeAndLeftOutWhereTheyFill() {
        let tree = Tree.window(
            80, 48,
            box(
                Tree.line("padding", arguments: ["8"], at: at(8, 0, 64, 48), Tree.line("Inner", at: at(8, 8, 48, 32))),
                Tree.line("Same", at: at(0, 0, 80, 48.004)),
                Tree.line("Bigger", at: at(0, 0, 80, 49)),
                Tree.line("Moved", at: at(1, 0, 80, 48))))
        check(
            tree,
            prints: """
                window @0,0 80x48
                  Box
                    padding 8 @8,0 64x48
                      Inner @8,8 48x32
                    Same
                    Bigger @0,0 80x49
                    Moved @1,0 80x48
                """)
        check(
            tree, .layout.frames(.absolute),
            prints: """
                window @0,0 80x48
                  Box
                    padding 8 @8,0 64x48
                      Inner @16,8 48x32
                    Same
                    Bigger @0,0 80x49
                    Moved @1,0 80x48
                """)
        check(
            tree, .layout.frames(.sizes),
            prints: """
                window @80x48
                  Box
                    padding 8 @64x48
                      Inner @48x32
                    Same
                    Bigger @80x49
                    Moved @80x48
                """)
    }

    @Test func nodesWithoutALineShiftWhatIsBelow() {
        check(
            Tree.window(
                80, 48,
                Tree.group(
                    at: at(8, 0, 72, 48),
                    Tree.fold(at: at(8, 16, 40, 16), Tree.line("a", at: at(0, 0, 40, 16))),
                    Tree.line("Pair", Tree.line("b", at: at(1, 2, 3, 4)), Tree.line("c", at: at(5, 6, 7, 8))))),
            prints: """
                window @0,0 80x48
                  a @16,16 40x16
                  Pair
                    b @9,2 3x4
                    c @13,6 7x8
                """)
    }

    @Test func scrollingChangesOneLine() {
        func scrolled(by offset: CGFloat) -> SnapshotNode {
            Tree.window(
                80, 48,
                Tree.line(
                    "ScrollView", attributes: [SnapshotAttribute("offset", "0,\(Int(offset))")], at: at(0, 0, 80, 48),
                    flags: .clips,
                    Tree.group(
                        at: at(0, -offset, 80, 400), flags: .scrollContent,
                        Tree.line("VStack", at: at(0, 0, 80, 400), Tree.text("last", 0, 384)))))
        }
        for offset in [0, 100] {
            check(
                scrolled(by: CGFloat(offset)),
                prints: """
                    window @0,0 80x48
                      ScrollView offset=0,\(offset)
                        VStack @0,0 80x400
                          Text "last" @0,384 32x16
                    """)
        }
    }

    // MARK: Styles

    @Test func identifiersActionsAndDepthCanBeLeftOut() {
        let tree = Tree.window(80, 48, box(Tree.button("Save", id: "save"), Tree.line("Deep", Tree.line("Deeper"))))
        check(
            tree, .structure.ids(false),
            prints: """
                window
                  Box
                    Button "Save" [tap]
                    Deep
                      Deeper
                """)
        check(
            tree, .structure.actions(false).depth(3),
            prints: """
                window
                  Box
                    Button "Save" #save
                    Deep
                """)
        check(tree, .structure.depth(0), prints: "window")
    }

    @Test func withinPrintsTheMatches() {
        let tree = Tree.window(
            80, 48, box(Tree.button("Save"), Tree.line("Card", at: at(0, 16, 80, 16), Tree.text("a")), Tree.text("b")))
        check(
            tree, .layout.within(.role(.text)),
            prints: """
                Text "Save"
                Text "a" @0,0 8x16
                Text "b" @0,0 8x16
                """)
        check(tree, .layout.within(.id("nowhere")), prints: #"issue "nothing matches .id(\"nowhere\")""#)
    }

    // MARK: Size

    @Test(arguments: [SnapshotNode.Role.line, .fold, .group])
    func deepTrees(_ role: SnapshotNode.Role) {
        let outline = OutlineRenderer.render(
            Tree.nested(10_000, role, around: Tree.text("core")), style: .structure.depth(2))
        switch role {
        case .line: #expect(outline == "Box\n  Box\n")
        case .fold, .group: #expect(outline == "Text \"core\"\n")
        }
    }

    @Test func deepTreesOfControls() {
        let tree = (0..<10_000).reduce(Tree.text("core")) { inner, _ in
            Tree.line("Button", flags: .absorbsLabel, inner)
        }
        #expect(OutlineRenderer.render(tree, style: .structure.depth(1)) == "Button\n")
    }

    /// Ten thousand nodes print ten times as many bytes as a thousand, apart from the first line.
    @Test func outlinesGrowWithTheTree() {
        func bytes(_ count: Int) -> Int {
            let rows = (0..<count).map { _ in Tree.text("row", 0, 16) }
            let tree = SnapshotNode(kind: "window", frame: at(0, 0, 80, 16), children: SnapshotChildren(rows))
            return OutlineRenderer.render(tree).utf8.count
        }
        let line = "  Text \"row\" @0,16 24x16\n".utf8.count
        #expect(bytes(1_000) == "window @0,0 80x16\n".utf8.count + 1_000 * line)
        #expect(bytes(10_000) - bytes(1_000) == 9_000 * line)
    }

    @Test func theWalkOfAnOutlineTakesAStepForEachNodeAndOneBack() {
        func steps(_ tree: SnapshotNode) -> Int {
            var cursor = FoldedCursor(tree)
            while cursor.next() != nil {}
            return cursor.steps
        }
        for count in [1_000, 10_000] {
            let wide = SnapshotNode(
                kind: "window", children: SnapshotChildren((0..<count).map { _ in Tree.text("row", 0, 16) }))
            #expect(steps(wide) <= 2 * count + 2)
            for role in [SnapshotNode.Role.line, .fold, .group] {
                #expect(steps(Tree.nested(count, role, around: Tree.text("core"))) <= 2 * count + 4)
            }
        }
    }
}
