import Foundation
import TerrariumLayout
import Testing

struct StackSolverTests {
    @Test(arguments: sharing + spacers + priorities)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let sharing = [
        LayoutCase("two views share a row", 500, 500, "root 0 0 500 500, a 0 0 246 500, b 254 0 246 500") {
            hstack {
                color("a"); color("b")
            }
        },
        LayoutCase("no spacing", 500, 500, "a 0 0 250 500, b 250 0 250 500") {
            hstack(spacing: 0) {
                color("a"); color("b")
            }
        },
        LayoutCase("a shorter view is centred", 500, 500, "a 0 0 246 500, b 254 225 246 50") {
            hstack {
                color("a"); color().frame(height: 50).named("b")
            }
        },
        LayoutCase(
            "a top-aligned row in a leading column", 200, 200,
            """
            root 41 27 118 146
            a 41 27 30 30
            b 41 65 40 40
            row 41 113 118 60
            c 41 113 50 50
            d 99 113 60 60
            """
        ) {
            vstack(alignment: .leading) {
                box("a", 30, 30)
                box("b", 40, 40)
                hstack("row", alignment: .top) {
                    box("c", 50, 50); box("d", 60, 60)
                }
            }
        },
        LayoutCase(
            "a row in a column shares its height", 200, 200,
            """
            a 0 0 200 184/3
            b 0 208/3 200 184/3
            row 0 416/3 200 184/3
            c 0 416/3 96 184/3
            d 104 416/3 96 184/3
            """
        ) {
            vstack {
                color("a"); color("b");
                hstack("row") {
                    color("c"); color("d")
                }
            }
        },
        LayoutCase("nothing proposed", nil, 40, "root 0 0 40 40, a 0 0 10 40, b 10 10 30 20") {
            hstack(spacing: 0) {
                color("a"); color().frame(width: 30, height: 20).named("b")
            }
        },
        LayoutCase("nothing to share", 0, 0, "root -24 -10 48 20, a -24 -10 30 20, s 11 0 8 0, c 24 0 0 0") {
            hstack(spacing: 5) {
                box("a", 30, 20); spacer("s"); color("c")
            }
        },
        LayoutCase("minimums in a column without height", 50, 0, "root 0 -42.5 50 85, a 0 -42.5 50 5, b 0 -37.5 50 80")
        {
            vstack(spacing: 0) {
                color().frame(minHeight: 5, maxHeight: 100).named("a")
                color().frame(minHeight: 80).named("b")
            }
        },
        LayoutCase("fixed views first", 300, 100, "a 0 0 120 100, b 120 0 60 100, c 180 0 120 100") {
            hstack(spacing: 0) {
                color("a"); color().frame(width: 60).named("b"); color("c")
            }
        },
        LayoutCase("the larger minimum first", 120, 100, "a 0 0 23 100, b 23 0 74 100, c 97 0 23 100") {
            hstack(spacing: 0) {
                color("a")
                color().frame(minWidth: 74).named("b")
                color().frame(maxWidth: 23).named("c")
            }
        },
        LayoutCase("too much for the row", 100, 100, "root -25 0 150 100, a -25 0 80 100, b 55 0 0 100, c 55 0 70 100")
        {
            hstack(spacing: 0) {
                color().frame(width: 80).named("a"); color("b"); color().frame(width: 70).named("c")
            }
        },
        LayoutCase(
            "five different views", 260, 100,
            "a 0 0 80 100, b 80 0 20 100, c 100 0 35 100, d 135 0 80 100, e 215 0 45 100"
        ) {
            hstack(spacing: 0) {
                color().frame(minWidth: 60).named("a")
                color().frame(maxWidth: 20).named("b")
                color().frame(width: 35).named("c")
                color("d")
                color().frame(minWidth: 15, maxWidth: 45).named("e")
            }
        },
        LayoutCase("minimums above the share", 120, 100, "a -30 0 90 100, b 60 0 60 100, c 120 0 30 100") {
            hstack(spacing: 0) {
                color().frame(minWidth: 90).named("a")
                color().frame(minWidth: 60).named("b")
                color().frame(minWidth: 30).named("c")
            }
        },
        LayoutCase("one minimum takes nearly all", 120, 100, "a 0 0 21 100, b 21 0 99 100") {
            hstack(spacing: 0) {
                color("a"); color().frame(minWidth: 99).named("b")
            }
        },
        LayoutCase("thirds stay thirds", 100, 100, "a 0 0 100/3 100, b 100/3 0 100/3 100, c 200/3 0 100/3 100") {
            hstack(spacing: 0) {
                color("a"); color("b"); color("c")
            }
        },
        LayoutCase(
            "limits below the share", 240, 100, "root 50 0 140 100, a 50 0 20 100, b 70 0 30 100, c 100 0 90 100"
        ) {
            hstack(spacing: 0) {
                color().frame(minWidth: 10, maxWidth: 20).named("a")
                color().frame(minWidth: 10, maxWidth: 30).named("b")
                color().frame(minWidth: 10, maxWidth: 90).named("c")
            }
        },
        LayoutCase("no views", 100, 100, "root 50 50 0 0") { hstack {} },
        LayoutCase("negative spacing overlaps", 100, 50, "a 0 0 60 50, b 40 0 60 50") {
            hstack(spacing: -20) {
                color("a"); color("b")
            }
        },
    ]

    private static let spacers = [
        LayoutCase(
            "a spacer takes what is left", 200, 200, "root 10 60 180 80, a 10 75 50 50, s 60 100 80 0, b 140 75 50 50"
        ) {
            hstack {
                box("a", 50, 50); spacer("s", minLength: 50); box("b", 50, 50)
            }.frame(width: 180, height: 80)
        },
        LayoutCase("a spacer without length", 200, 200, "a 20 75 80 50, s 100 100 0 0, b 100 75 80 50") {
            hstack {
                box("a", 80, 50); spacer("s", minLength: 0); box("b", 80, 50)
            }.frame(width: 160, height: 80)
        },
        LayoutCase("a spacer longer than its minimum", 200, 200, "a 0 75 30 50, s 30 100 140 0, b 170 75 30 50") {
            hstack {
                box("a", 30, 50); spacer("s", minLength: 100); box("b", 30, 50)
            }.frame(width: 200, height: 80)
        },
        LayoutCase(
            "rows with spacers in a column", 200, 200,
            """
            root 0 10 200 180
            r1 0 35 200 30
            a 0 35 30 30
            s1 30 50 55 0
            b 85 35 30 30
            s2 115 50 55 0
            c 170 35 30 30
            r2 0 85 200 30
            d 70 85 60 30
            r3 0 135 200 30
            e 0 135 40 30
            f 160 135 40 30
            """
        ) {
            vstack(spacing: 20) {
                hstack("r1") {
                    box("a", 30, 30)
                    spacer("s1", minLength: 20)
                    box("b", 30, 30)
                    spacer("s2", minLength: 10)
                    box("c", 30, 30)
                }
                hstack("r2") {
                    spacer(); box("d", 60, 30); spacer()
                }
                hstack("r3") {
                    box("e", 40, 30); spacer(); box("f", 40, 30)
                }
            }
            .frame(width: 200, height: 180)
        },
        LayoutCase("a spacer keeps 8 points for itself", 100, 20, "a 0 0 92 20, s 92 10 8 0") {
            hstack(spacing: 0) {
                color("a"); spacer("s")
            }
        },
        LayoutCase("a framed spacer is an ordinary view", 100, 20, "a 0 0 80 20, s 80 10 20 0") {
            hstack {
                color("a"); spacer().frame(width: 20).named("s")
            }
        },
    ]

    private static let priorities = [
        LayoutCase("the lower priority collapses", 500, 500, "a 0 0 0 500, b 8 0 492 500") {
            hstack {
                color().frame(minHeight: 50).named("a"); color("b").priority(1)
            }
        },
        LayoutCase(
            "one priority leaves nothing for the others", 200, 200,
            "a 0 0 200 0, b 0 8 200 184, row 0 200 200 0, c 0 200 96 0, d 104 200 96 0"
        ) {
            vstack {
                color("a"); color("b").priority(1);
                hstack("row") {
                    color("c"); color("d")
                }
            }
        },
        LayoutCase(
            "three priorities", 600, 400,
            """
            root 100 100 400 200
            a 100 100 50 200
            b 150 100 30 200
            c 180 100 50 200
            d 230 100 170 200
            e 400 100 100 200
            """
        ) {
            hstack(spacing: 0) {
                color().frame(minWidth: 50).named("a")
                color().frame(width: 30).named("b").priority(2)
                color().frame(minWidth: 50).named("c").priority(1)
                color("d").priority(2)
                color().frame(minWidth: 100, maxWidth: 120).named("e")
            }
            .frame(width: 400, height: 200, alignment: .leading)
        },
        LayoutCase("the lower priority keeps its minimum", 200, 20, "a 0 0 160 20, b 160 0 40 20") {
            hstack(spacing: 0) {
                color("a").priority(1); color().frame(minWidth: 40).named("b")
            }
        },
        LayoutCase("a spacer of high priority", 200, 20, "a 0 0 20 20, s 20 10 180 0") {
            hstack(spacing: 0) {
                color().frame(minWidth: 20).named("a"); spacer("s").priority(1)
            }
        },
    ]
}
