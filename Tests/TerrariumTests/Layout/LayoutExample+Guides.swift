import Foundation
import Terrarium

/// Alignment guides, through modifiers and out of containers.
extension LayoutExample {
    @LayoutExamples static var guides: [LayoutExample] {
        LayoutExample(
            "guides of edges do not leave a stack", 600, 400,
            "root 100 100 400 200, row 100 175 250 50, l 100 175 150 50, r 250 175 100 50"
        ) {
            HStack(spacing: 0) {
                box("l", 150, 50).alignmentGuide(.leading) { $0.width / 2 }
                box("r", 100, 50).alignmentGuide(.leading) { $0.width / 2 }
            }
            .named("row")
            .frame(width: 400, height: 200, alignment: .leading)
        }
        LayoutExample(
            "of own guides a stack hands out the mean", 600, 400,
            "root 100 100 400 200, row 162.5 175 250 50, l 162.5 175 150 50, r 312.5 175 100 50"
        ) {
            HStack(spacing: 0) {
                box("l", 150, 50).alignmentGuide(.waist) { $0.width / 2 }
                box("r", 100, 50).alignmentGuide(.waist) { $0.width / 2 }
            }
            .named("row")
            .frame(width: 400, height: 200, alignment: Alignment(horizontal: .waist, vertical: .center))
        }
        LayoutExample(
            "a guide outside the view widens the column", 200, 200, "root 70 80 60 40, t 90 80 40 20, b 70 100 40 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("t", 40, 20).alignmentGuide(.leading) { _ in -20 }
                box("b", 40, 20)
            }
        }
        LayoutExample(
            "an outer guide sees the inner one", 200, 200, "root 62.5 80 75 40, t 62.5 80 40 20, b 97.5 100 40 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("t", 40, 20)
                    .alignmentGuide(.leading) { _ in 30 }
                    .alignmentGuide(.leading) { $0[.leading] + 5 }
                box("b", 40, 20)
            }
        }
        LayoutExample(
            "views of two rows stand below each other", 300, 100,
            """
            root 85 30 130 40, one 135 30 80 20, a 135 30 30 20, b 165 30 50 20
            two 85 50 120 20, c 85 50 80 20, d 165 50 40 20
            """
        ) {
            VStack(alignment: .waist, spacing: 0) {
                HStack(spacing: 0) {
                    box("a", 30, 20)
                    box("b", 50, 20).alignmentGuide(.waist) { _ in 0 }
                }
                .named("one")
                HStack(spacing: 0) {
                    box("c", 80, 20)
                    box("d", 40, 20).alignmentGuide(.waist) { _ in 0 }
                }
                .named("two")
            }
        }
        LayoutExample("a guide that meets a frame's edge", 200, 200, "root 50 50 100 100, a 80 130 40 40") {
            box("a", 40, 40)
                .alignmentGuide(.bottom) { _ in 20 }
                .frame(width: 100, height: 100, alignment: .bottom)
        }
        LayoutExample("guides that nobody asks for do nothing", 100, 40, "root 40 0 20 40, t 40 0 20 20, b 40 20 20 20")
        {
            VStack(alignment: .trailing, spacing: 0) {
                box("t", 20, 20).alignmentGuide(.leading) { _ in 7 }
                box("b", 20, 20).alignmentGuide(.top) { _ in 7 }
            }
        }
        LayoutExample("padding carries a guide outwards", 100, 40, "root 22.5 0 55 40, t 27.5 0 40 20, b 37.5 20 40 20")
        {
            VStack(alignment: .leading, spacing: 0) {
                box("t", 40, 20).alignmentGuide(.leading) { _ in 10 }.padding(.leading, 5)
                box("b", 40, 20)
            }
        }
        LayoutExample("so does a frame", 100, 40, "root 7.5 0 85 40, f 7.5 0 60 20, t 27.5 0 20 20, b 32.5 20 60 20") {
            VStack(alignment: .leading, spacing: 0) {
                box("t", 20, 20).alignmentGuide(.leading) { _ in 5 }.frame(width: 60).named("f")
                box("b", 60, 20)
            }
        }
        LayoutExample(
            "an offset leaves the guide where it was", 100, 40, "root 35 0 30 40, t 41 0 20 20, b 45 20 20 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("t", 20, 20).alignmentGuide(.leading) { _ in 10 }.offset(x: 6)
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "a column hands out the highest of its first lines", 100, 100,
            "root 40 27.5 20 45, col 40 32.5 10 40, b 50 27.5 10 20"
        ) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                VStack(spacing: 0) {
                    Text("x")
                    Text("y")
                }
                .named("col")
                box("b", 10, 20)
            }
        }
        LayoutExample(
            "a view of a column as the row's shelf", 100, 100,
            "root 30 25 40 50, a 30 35 20 20, b 30 55 20 20, c 50 25 20 30"
        ) {
            HStack(alignment: .shelf, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 20, 20)
                    box("b", 20, 20).alignmentGuide(.shelf) { _ in 0 }
                }
                box("c", 20, 30).alignmentGuide(.shelf) { _ in 30 }
            }
        }
        LayoutExample("a badge whose middle lies on a corner", 100, 100, "root 20 30 60 40, badge 70 20 20 20") {
            Color.red.frame(width: 60, height: 40).overlay(alignment: .topTrailing) {
                box("badge", 20, 20)
                    .alignmentGuide(.trailing) { $0.width / 2 }
                    .alignmentGuide(.top) { $0.height / 2 }
            }
        }
        LayoutExample(
            "an overlay meets the guide of the view that it lies on", 100, 100, "root 20 30 60 40, mark 30 45 10 10"
        ) {
            Color.red.frame(width: 60, height: 40)
                .alignmentGuide(.leading) { _ in 10 }
                .overlay(alignment: .leading) { box("mark", 10, 10) }
        }
        LayoutExample(
            "a stack of one view hands out that view's guides", 100, 40, "root 35 0 30 40, a 35 0 20 20, b 45 20 20 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack { box("a", 20, 20).alignmentGuide(.leading) { _ in 10 } }
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "but not if that view comes out of a loop", 100, 40, "root 40 0 20 40, a 40 0 20 20, b 40 20 20 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack {
                    ForEach(0..<1, id: \.self) { _ in box("a", 20, 20).alignmentGuide(.leading) { _ in 10 } }
                }
                box("b", 20, 20)
            }
        }
        LayoutExample("a ZStack by a guide of its own", 100, 100, "root 30 40 40 20, a 30 40 40 20, b 35 40 10 20") {
            ZStack(alignment: Alignment(horizontal: .waist, vertical: .center)) {
                box("a", 40, 20).alignmentGuide(.waist) { _ in 10 }
                box("b", 10, 20)
            }
        }
    }
}
