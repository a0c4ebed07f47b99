import Foundation
import Terrarium

/// How stacks line their views up, and how large they become.
extension LayoutExample {
    @LayoutExamples static var stacks: [LayoutExample] {
        LayoutExample(
            "a top-aligned row in a leading column", 200, 200,
            """
            root 41 27 118 146, a 41 27 30 30, b 41 65 40 40
            row 41 113 118 60, c 41 113 50 50, d 99 113 60 60
            """
        ) {
            VStack(alignment: .leading) {
                box("a", 30, 30)
                box("b", 40, 40)
                HStack(alignment: .top) {
                    box("c", 50, 50)
                    box("d", 60, 60)
                }
                .named("row")
            }
        }
        LayoutExample(
            "a row takes a third of a column", 200, 200,
            """
            root 0 0 200 200, t 0 0 200 184/3, m 0 208/3 200 184/3, row 0 416/3 200 184/3
            l 0 416/3 96 184/3, r 104 416/3 96 184/3
            """
        ) {
            VStack {
                fill("t")
                fill("m")
                HStack {
                    fill("l")
                    fill("r")
                }
                .named("row")
            }
        }
        LayoutExample("no views: no size", 100, 100, "root 50 50 0 0") {
            VStack {}
        }
        LayoutExample(
            "trailing views of a column", 100, 100, "root 30 20 40 60, a 60 20 10 20, b 30 40 40 20, c 50 60 20 20"
        ) {
            VStack(alignment: .trailing, spacing: 0) {
                box("a", 10, 20)
                box("b", 40, 20)
                box("c", 20, 20)
            }
        }
        LayoutExample("views at the bottom of a row", 100, 100, "root 30 30 40 40, a 30 50 20 20, b 50 30 20 40") {
            HStack(alignment: .bottom, spacing: 0) {
                box("a", 20, 20)
                box("b", 20, 40)
            }
        }
        LayoutExample("texts stand on one line", 100, 100, "root 40 35 20 30, a 40 45 10 20, b 50 35 10 25") {
            // The baseline of a text is 15 points down; a colour stands with its lower edge on it.
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("x").named("a")
                box("b", 10, 25)
            }
        }
        LayoutExample(
            "the last line of a text counts where it is asked for", 100, 100,
            "root 40 30 20 40, a 40 30 10 40, b 50 45 10 20"
        ) {
            HStack(alignment: .lastTextBaseline, spacing: 0) {
                Text("x\ny").named("a")
                box("b", 10, 20)
            }
        }
        LayoutExample(
            "across a row nothing is proposed: flexible heights become the row's", 100, nil,
            "root 0 0 100 30, l 0 0 50 30, r 50 0 50 30"
        ) {
            HStack(spacing: 0) {
                fill("l")
                Color.red.frame(height: 30).named("r")
            }
        }
        LayoutExample(
            "a view whose width follows its height is placed wider than it was counted", 100, nil,
            "root 25 0 50 40, sq 25 0 40 40, b 65 0 40 40"
        ) {
            // Without a height the square was 10 wide; placed in a row of 40 it is 40 wide, and the row stays as it was.
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit).frame(maxWidth: 40).named("sq")
                Color.red.frame(width: 40, height: 40).named("b")
            }
            .fixedSize(horizontal: true, vertical: false)
        }
        LayoutExample(
            "a ZStack is as large as its largest view, at the trailing edge", 200, 200,
            "root 70 70 60 60, a 70 70 60 60, b 110 90 20 20"
        ) {
            ZStack(alignment: .trailing) {
                box("a", 60, 60)
                box("b", 20, 20)
            }
        }
        LayoutExample("the same in the corner", 200, 200, "root 70 70 60 60, a 70 70 60 60, b 110 110 20 20") {
            ZStack(alignment: .bottomTrailing) {
                box("a", 60, 60)
                box("b", 20, 20)
            }
        }
        LayoutExample("a flexible view makes a ZStack fill", 100, 80, "root 0 0 100 80, a 0 0 100 80, b 40 30 20 20") {
            ZStack {
                fill("a")
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "a moved view does not enlarge a ZStack", 200, 200, "root 80 80 40 40, a 80 80 40 40, b 140 90 20 20"
        ) {
            ZStack {
                box("a", 40, 40)
                box("b", 20, 20).offset(x: 50, y: 0)
            }
        }
        LayoutExample(
            "width from one view, height from another", 100, 100, "root 20 30 60 40, a 20 45 60 10, b 45 30 10 40"
        ) {
            ZStack {
                box("a", 60, 10)
                box("b", 10, 40)
            }
        }
        LayoutExample("guides do not enlarge a ZStack", 100, 100, "root 30 30 40 40, a 30 30 40 40, b 45 30 20 40") {
            ZStack(alignment: .topLeading) {
                box("a", 40, 40)
                box("b", 20, 40).alignmentGuide(.leading) { _ in -15 }.layoutPriority(-1)
            }
        }
        LayoutExample(
            "only the first rank decides the size of a ZStack", 100, 100,
            "root 40 40 20 20, a 40 40 20 20, b 20 20 60 60"
        ) {
            ZStack {
                box("a", 20, 20).layoutPriority(1)
                box("b", 60, 60)
            }
        }
        LayoutExample(
            "views of a ZStack are offered its size when they are placed", 100, 100,
            "root 30 40 40 20, a 30 40 40 20, b 30 40 40 20"
        ) {
            ZStack {
                box("a", 40, 20).layoutPriority(1)
                fill("b")
            }
        }
    }
}
