import Foundation
import Terrarium
import Testing

/// Draws the nodes into a window of so many cells and compares without the outer border.
private func check(
    _ columns: Int, _ rows: Int, _ nodes: SnapshotNode..., style: PictureStyle = .ascii, shows expected: String,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let size = CGSize(width: columns * 8, height: rows * 16)
    let root = SnapshotNode(kind: "window", frame: CGRect(origin: .zero, size: size), children: SnapshotChildren(nodes))
    let picture = PictureRenderer.render(root, size: size, style: style).split(separator: "\n").dropFirst().dropLast()
    let inner = picture.map { $0.dropFirst().dropLast() }.joined(separator: "\n")
    #expect(inner == expected, sourceLocation: sourceLocation)
}

private func shape(
    _ frame: CGRect, opaque: Bool = true, zIndex: Double = 0, _ children: SnapshotNode...
) -> SnapshotNode {
    SnapshotNode(
        kind: "Rectangle", frame: frame, zIndex: zIndex, picture: .shape(opaque: opaque),
        children: SnapshotChildren(children))
}

@Suite struct PictureRendererTests {
    @MainActor @Test func controlsAsTheyAreWritten() {
        let host = ViewHost(size: CGSize(width: 160, height: 151)) {
            VStack(spacing: 0) {
                TextField("Name", text: .constant(""))
                SecureField("Word", text: .constant("ab"))
                Slider(value: .constant(0)) { Text("Volume") }
                DatePicker(
                    "Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
                ColorPicker("Tint", selection: .constant(.red))
                Picker("Fruit", selection: .constant(1)) { Text("Pear").tag(1) }
            }
        }
        #expect(
            host.picture() == """
                +--------------------+
                |[Name______________]|
                |[••________________]|
                |                    |
                |o-------------------|
                |                    |
                |Day       1970-01-01|
                |                    |
                |Tint             red|
                |Fruit           Pear|
                +--------------------+

                """)
    }

    @Test func theOuterBorderKeepsTrailingSpace() {
        let root = Tree.window(40, 32, Tree.text("Hi"))
        #expect(
            PictureRenderer.render(root, size: CGSize(width: 40, height: 32)) == """
                +-----+
                |Hi   |
                |     |
                +-----+

                """)
        #expect(
            PictureRenderer.render(root, size: CGSize(width: 40, height: 32), style: .unicode) == """
                ┌─────┐
                │Hi   │
                │     │
                └─────┘

                """)
        #expect(PictureRenderer.render(Tree.window(0, 0), size: .zero) == "++\n++\n")
    }

    // MARK: Text

    @Test func textStandsInTheCellsOfItsFlooredOrigin() {
        check(
            8, 3, Tree.text("a", 7.9, 15.9), Tree.text("b", 8, 16), Tree.text("two\nlines", 24, 16),
            shows: """
                a       \

                 b two  \

                   lines
                """)
    }

    @Test func wideCharactersAreNeverHalved() {
        check(6, 1, Tree.text("日本語"), shows: "日本語")
        check(5, 1, Tree.text("日本語"), shows: "日本 ")
        check(6, 1, Tree.text("日本語"), Tree.text("x", 24), shows: "日 x語")
        check(6, 1, Tree.text("日本語"), Tree.text("x", 16), shows: "日x 語")
        check(6, 1, Tree.text("abcdef"), Tree.text("日", 40), shows: "abcde ")
        check(4, 1, Tree.text("👩‍👧é!"), shows: "👩‍👧é!")
        check(6, 1, Tree.line("clip", at: at(8, 0, 24, 16), flags: .clips, Tree.text("日本", -8)), shows: "  本  ")
    }

    @Test func rightToLeftTextStaysInTheOrderOfItsCharacters() {
        check(6, 1, Tree.text("שלום", 8), shows: " שלום ")
    }

    @Test func invisibleCharactersTakeNoCell() {
        check(4, 1, Tree.text("a\u{202E}b\u{200B}c"), shows: "abc ")
    }

    // MARK: Brackets

    @Test func whatCanBeTappedHasBracketsWhereThereIsRoom() {
        check(6, 1, Tree.button("Save", 8), shows: "[Save]")
        check(5, 1, Tree.button("Save"), shows: "Save ")
        check(5, 1, Tree.button("Save", 8), shows: " Save")
        check(7, 1, Tree.button("Save", 8), Tree.text("x", 48), shows: "[Save]x")
        check(6, 1, Tree.button("Save", 8), Tree.text("x", 40), shows: " Savex")
        check(6, 1, Tree.button("Save", 8, flags: .disabled), shows: " Save ")
        check(9, 1, Tree.button("ab", 8), Tree.button("cd", 40), shows: "[ab][cd] ")
        check(9, 1, Tree.button("ab", 8), Tree.button("cd", 32), shows: "[ab]cd   ")
        check(
            6, 1, Tree.line("clip", at: at(8, 0, 32, 16), flags: .clips, Tree.button("Save")), shows: " Save ")
    }

    @Test func aLabelOfSeveralPartsHasOnePair() {
        let parts = [Tree.text("a", 8), Tree.text("b", 24)]
        let row = SnapshotNode(
            kind: "Button", actions: ["tap"], frame: at(0, 0, 48, 16), children: SnapshotChildren(parts))
        check(6, 1, row, shows: "[a b] ")
        let lines = SnapshotNode(
            kind: "Button", actions: ["tap"], frame: at(0, 0, 48, 32), children: [Tree.text("a\nb", 8)])
        check(
            4, 2, lines,
            shows: """
                 a  \

                 b  \

                """.trimmingCharacters(in: .newlines))
    }

    @Test func noBracketsBesideCharactersThatAreDrawnOver() {
        check(6, 1, Tree.button("Save", 8), Tree.text("x", 16), shows: "[Sxve]")
        check(6, 1, Tree.button("Save", 8), Tree.text("x", 8), shows: " xave ")
        check(6, 1, Tree.button("Save", 8), Tree.text("x", 32), shows: " Savx ")
    }

    // MARK: Borders, shapes and fills

    @Test func shapesAreBoxesWithTheirContentInside() {
        check(
            6, 3, Tree.text("abcdef"), shape(at(8, 0, 32, 48), Tree.text("ok", 8, 16)),
            shows: """
                a+--+f
                 |ok| \

                 +--+ \

                """.trimmingCharacters(in: .newlines))
        check(
            6, 3, Tree.text("abcdef", 0, 16), shape(at(8, 0, 32, 48), opaque: false), style: .unicode,
            shows: """
                 ┌──┐ \

                a│cd│f
                 └──┘ \

                """.trimmingCharacters(in: .newlines))
    }

    @Test func boxesTooSmallForCorners() {
        check(4, 1, shape(at(0, 0, 32, 16)), shows: "|  |")
        check(4, 1, shape(at(0, 0, 8, 16)), shows: "|   ")
        check(4, 1, shape(at(0, 0, 7, 16)), shows: "    ")
    }

    @Test func bordersSpareTheirContentAndCoverWhatIsBehind() {
        let border = Tree.fold(at: at(8, 0, 32, 16), picture: .border, Tree.text("Save"))
        check(6, 1, Tree.text("xxxxxx"), border, shows: "xSavex")
        let wide = Tree.fold(at: at(0, 0, 48, 16), picture: .border, Tree.text("Save", 8))
        check(6, 1, Tree.text("xxxxxx"), wide, shows: "|Save|")
    }

    @Test func opaqueColoursClearAndTranslucentOnesDoNot() {
        let text = Tree.text("abcdef")
        check(6, 1, text, Tree.line("Color", at: at(16, 0, 16, 16), picture: .fill(opaque: true)), shows: "ab  ef")
        check(6, 1, text, Tree.line("Color", at: at(16, 0, 16, 16), picture: .fill(opaque: false)), shows: "abcdef")
    }

    @Test func backdropsReachOutWhereTheyTouchTheSafeArea() {
        let text = Tree.text("abcdef")
        func row(_ hint: PictureHint, from start: CGFloat) -> Substring? {
            let backdrop = Tree.fold(picture: hint, Tree.line("Color", at: at(start, 0, 32 - start, 16)))
            let picture = PictureRenderer.render(
                Tree.window(48, 16, text, backdrop), size: CGSize(width: 48, height: 16),
                safeArea: EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
            return picture.split(separator: "\n").dropFirst().first?.dropFirst().dropLast()
        }
        #expect(row(.backdrop(opaque: true, reaching: .all), from: 16) == "      ")
        #expect(row(.backdrop(opaque: true, reaching: .leading), from: 16) == "    ef")
        #expect(row(.backdrop(opaque: true, reaching: []), from: 16) == "ab  ef")
        #expect(row(.backdrop(opaque: true, reaching: .all), from: 24) == "abc   ")
        #expect(row(.backdrop(opaque: false, reaching: .all), from: 16) == "abcdef")
    }

    @Test func infiniteFramesAreCutAtTheWindow() {
        check(4, 1, shape(at(0, 0, .infinity, 16)), shows: "|   ")
        check(4, 1, shape(at(.nan, .nan, .nan, .nan)), shows: "    ")
        check(4, 1, shape(at(-.infinity, 0, 80, 16)), shows: "    ")
    }

    // MARK: Order and clipping

    @Test func laterSiblingsLieInFrontUnlessRaised() {
        check(4, 1, Tree.text("aa"), Tree.text("b"), shows: "ba  ")
        check(4, 1, Tree.text("aa", zIndex: 1), Tree.text("b"), shows: "aa  ")
        check(
            4, 1, Tree.group(Tree.text("aa"), Tree.group(Tree.text("c", 8, zIndex: 1))), Tree.text("bbb"),
            shows: "bcb ")
        check(
            4, 1, Tree.group(at: at(0, 0, 32, 16), Tree.text("aa", zIndex: 1)), Tree.text("b"), shows: "ba  ")
        check(4, 1, Tree.group(zIndex: 2, Tree.text("aa")), Tree.text("b", zIndex: 1), shows: "aa  ")
    }

    @Test func backgroundsStandBehindWhatComesBeforeThem() {
        let background = Tree.line(
            "background", at: at(0, 0, 40, 16), zIndex: -.infinity, Tree.text("xxxxx"))
        check(5, 1, Tree.group(at: at(0, 0, 40, 16), Tree.text("ab", 8), background), shows: "xabxx")
    }

    @Test func aFramelessViewKeepsItsBackgroundBehindIt() {
        func backed(_ zIndex: Double = 0) -> SnapshotNode {
            let background = Tree.line("background", zIndex: -.infinity, Tree.text("xxxx"))
            return Tree.group(Tree.text("ab", 8, zIndex: zIndex), background)
        }
        check(5, 1, Tree.text("-----"), backed(), shows: "xabx-")
        check(5, 1, backed(), Tree.text("-----"), shows: "-----")
        check(5, 1, backed(1), Tree.text("-----"), shows: "xabx-")
        check(5, 1, Tree.group(Tree.group(backed(1))), Tree.text("-----"), shows: "xabx-")
    }

    @Test func foldsWithoutAFrameDrawAtTheFrameBelow() {
        check(
            6, 1, Tree.text("xxxxxx"), Tree.fold(picture: .border, Tree.line("Box", at: at(8, 0, 32, 16))),
            shows: "x|xx|x")
        let filled = Tree.fold(picture: .border, Tree.fold(picture: .fill(opaque: true), Tree.text("a ", 16)))
        check(6, 1, Tree.text("xxxxxx"), filled, shows: "xxa|xx")
        let pair = Tree.fold(
            picture: .border,
            Tree.group(
                Tree.line("a", at: at(0, 0, 16, 16)),
                Tree.line("b", at: at(24, 0, 24, 16), Tree.line("c", at: at(8, 0, 8, 16)))))
        check(6, 1, pair, shows: "|| | |")
        let clipped = Tree.fold(
            flags: .clips, Tree.group(Tree.line("a", at: at(8, 0, 16, 16), Tree.text("abcdef", -8))))
        check(6, 1, clipped, shows: " bc   ")
    }

    @Test func layersWithoutAFrameStayInOrder() {
        check(
            6, 1, Tree.line("layer", arguments: ["content"], flags: .covered, Tree.text("abc", zIndex: 1)),
            Tree.line("layer", arguments: ["alert"], flags: .modal, Tree.text("x", 8)), shows: "axc   ")
    }

    @Test func clippedAndHiddenContentIsNotDrawn() {
        check(
            5, 2, Tree.line("clip", at: at(8, 0, 24, 16), flags: .clips, Tree.text("abcde\nx", -8)),
            shows: """
                 bcd \

                     \

                """.trimmingCharacters(in: .newlines))
        check(4, 1, Tree.fold(flags: .hidden, Tree.text("ab")), Tree.text("c", 16), shows: "  c ")
    }

    @Test func layersOverwriteWhatIsBelow() {
        let size = CGSize(width: 64, height: 48)
        check(
            8, 3, Tree.layer("content", .covered, size, Tree.text("xxxxxxxx\nxxxxxxxx\nxxxxxxxx")),
            Tree.layer("alert", .modal, size, shape(at(8, 0, 48, 48), Tree.button("OK", 16, 16))),
            shows: """
                x+----+x
                x|[OK]|x
                x+----+x
                """)
    }

    // MARK: Controls

    @Test func controls() {
        func control(_ hint: PictureHint, _ text: String? = nil, value: String? = nil, _ y: CGFloat = 0) -> SnapshotNode
        {
            Tree.line("Control", text, value: value, actions: ["tap"], at: at(0, y, 80, 31), picture: hint)
        }
        check(10, 1, control(.toggle(true)), Tree.text("Wi-Fi", 0, 7.5), shows: "Wi-Fi  [x]")
        check(10, 1, control(.toggle(false)), shows: "       [ ]")
        check(10, 1, control(.stepper), shows: "    [-][+]")
        check(10, 1, control(.slider(0.5)), shows: "-----o----")
        check(10, 1, control(.slider(.nan)), shows: "o---------")
        check(10, 1, control(.progress(0.5)), shows: "[####....]")
        check(10, 1, control(.progress(nil)), shows: "   ...    ")
        check(10, 1, control(.title, "Home"), shows: "  [Home]  ")
        check(10, 1, control(.field(secure: false), "Name"), shows: "[Name____]")
        check(10, 1, control(.field(secure: false), "Name", value: "日本語で書く"), shows: "[日本語で]")
        check(10, 1, control(.field(secure: false), "Name", value: "日本語0書く"), shows: "[日本語0_]")
        check(10, 1, control(.field(secure: true), "PIN", value: "1234"), shows: "[••••____]")
        check(4, 1, Tree.line("Image", at: at(0, 0, 16, 16), picture: .image("house")), shows: "*   ")
        check(
            7, 3, Tree.line("Image", at: at(0, 0, 56, 48), picture: .image("house")),
            shows: """
                +-----+
                |house|
                +-----+
                """)
    }

    @Test func dividersTakeBlankCells() {
        check(
            4, 1, Tree.text("a"), Tree.line("Divider", at: at(0, 8, 32, 1), picture: .divider(vertical: false)),
            shows: "a---")
        check(
            2, 2, Tree.line("Divider", at: at(12, 0, 1, 32), picture: .divider(vertical: true)),
            shows: """
                 |
                 |
                """)
    }

    // MARK: Depth

    @Test(arguments: [SnapshotNode.Role.line, .fold, .group])
    func deepTrees(_ role: SnapshotNode.Role) {
        check(4, 1, Tree.nested(10_000, role, around: Tree.text("core")), shows: "core")
    }
}
