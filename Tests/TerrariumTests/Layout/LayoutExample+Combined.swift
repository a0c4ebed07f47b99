import Foundation
import Terrarium

/// Several rules at once: what a modifier does inside a container, and a container inside a modifier.
extension LayoutExample {
    @LayoutExamples static var combined: [LayoutExample] {
        LayoutExample(
            "a priority is seen through a frame that limits it", 100, 20, "a 0 0 60 20, b 60 0 40 20"
        ) {
            HStack(spacing: 0) {
                fill("a").layoutPriority(1).frame(maxWidth: 60)
                fill("b")
            }
        }
        LayoutExample(
            "a priority does not leave the row in which it is set", 100, 20,
            "a 0 0 50 20, b 50 0 0 20, c 50 0 50 20"
        ) {
            HStack(spacing: 0) {
                HStack(spacing: 0) {
                    fill("a").layoutPriority(5)
                    fill("b")
                }
                fill("c")
            }
        }
        LayoutExample(
            "three priorities, each with what it needs at least", 100, 20, "a 0 0 30 20, b 30 0 40 20, c 70 0 30 20"
        ) {
            HStack(spacing: 0) {
                fill("a").frame(maxWidth: 30).layoutPriority(2)
                fill("b").frame(minWidth: 20, maxWidth: 40).layoutPriority(1)
                fill("c").frame(minWidth: 10)
            }
        }
        LayoutExample(
            "negative padding lets a view reach over its neighbours", 100, 40,
            "root 30 10 40 20, a 20 10 40 20, b 50 10 20 20"
        ) {
            HStack(spacing: 0) {
                box("a", 40, 20).padding(-10)
                box("b", 20, 20)
            }
        }
        LayoutExample("a moved view keeps its space inside padding", 100, 30, "root 35 0 30 30, a 50 5 20 20") {
            box("a", 20, 20).offset(x: 10).padding(5)
        }
        LayoutExample(
            "a positioned view takes what the row has left", 100, 50, "root 0 0 100 50, a 0 0 20 20, b 80 15 20 20"
        ) {
            HStack(spacing: 0) {
                box("a", 20, 20).position(x: 10, y: 10)
                box("b", 20, 20)
            }
        }
        LayoutExample("a ratio in a row is served last", 100, 100, "root 0 30 100 40, a 0 30 80 40, b 80 40 20 20") {
            HStack(spacing: 0) {
                fill("a").aspectRatio(2, contentMode: .fit)
                box("b", 20, 20)
            }
        }
        LayoutExample("a ratio that fills reaches out of the window", 100, 50, "root 0 -25 100 100, a 0 -25 100 100") {
            fill("a").aspectRatio(1, contentMode: .fill)
        }
        LayoutExample("two ratios, one in the other", 100, 100, "root 0 25 100 50, a 25 25 50 50") {
            fill("a").aspectRatio(1, contentMode: .fit).frame(maxWidth: .infinity).aspectRatio(2, contentMode: .fit)
        }
        LayoutExample(
            "a row that is as high as it likes offers that height to its views", 100, 100,
            "root 0 25 100 50, a 0 25 20 50, c 20 25 80 50"
        ) {
            HStack(spacing: 0) {
                box("a", 20, 50)
                fill("c")
            }
            .fixedSize(horizontal: false, vertical: true)
        }
        LayoutExample("layers of their ideal size offer it to each other", 100, 100, "root 20 30 60 40, c 20 30 60 40")
        {
            ZStack {
                box("a", 60, 40)
                fill("c")
            }
            .fixedSize()
        }
        LayoutExample(
            "only layers of the highest priority make the size", 100, 100,
            "root 40 20 20 60, a 20 40 60 20, b 40 20 20 60"
        ) {
            ZStack {
                box("a", 60, 20)
                box("b", 20, 60).layoutPriority(1)
            }
        }
        LayoutExample("a frame in a hugging window has its ideal size", nil, nil, "root 0 0 50 15, a 0 0 50 15") {
            fill("a").frame(
                minWidth: 20, idealWidth: 50, maxWidth: 80, minHeight: 10, idealHeight: 15, maxHeight: 20)
        }
        LayoutExample(
            "a frame without an ideal length lets its content choose", nil, nil, "root 0 0 40 20, a 0 0 40 20"
        ) {
            box("a", 40, 20).frame(maxWidth: 80, maxHeight: .infinity)
        }
        LayoutExample(
            "a least width between frames of a fixed one", 100, 20, "root 20 0 60 20, f 30 0 40 20, a 40 0 20 20"
        ) {
            box("a", 20, 20).frame(minWidth: 40).named("f").fixedSize().frame(width: 60)
        }
        LayoutExample(
            "a reader in a column takes what the others leave", 100, 100, "g 0 0 100 80, a 0 0 10 10, b 35 80 30 20"
        ) {
            VStack(spacing: 0) {
                GeometryReader { _ in box("a", 10, 10) }.named("g")
                box("b", 30, 20)
            }
        }
        LayoutExample("a reader of its ideal size", 100, 100, "root 45 45 10 10, a 45 45 30 5") {
            GeometryReader { _ in box("a", 30, 5) }.fixedSize()
        }
        LayoutExample(
            "a reader beside a text", 100, 60, "root 0 0 100 60, t 0 20 30 20, g 30 0 70 60"
        ) {
            HStack(spacing: 0) {
                Text("abc").named("t")
                GeometryReader { _ in fill("c") }.named("g")
            }
        }
        LayoutExample(
            "an overlay larger than its view, aligned at a corner", 100, 100, "root 40 40 20 20, o 0 40 60 10"
        ) {
            box("a", 20, 20).overlay(alignment: .topTrailing) { box("o", 60, 10) }
        }
        LayoutExample(
            "several views of an overlay make layers", 100, 100, "root 30 30 40 40, o 30 60 10 10, p 30 50 20 20"
        ) {
            box("a", 40, 40).overlay(alignment: .bottomLeading) {
                box("o", 10, 10)
                box("p", 20, 20)
            }
        }
        LayoutExample(
            "an overlay's guide and its view's guide meet", 100, 100, "root 30 30 40 40, o 55 25 10 10"
        ) {
            box("a", 40, 40).alignmentGuide(.trailing) { $0.width - 5 }
                .overlay(alignment: .topTrailing) { box("o", 10, 10).alignmentGuide(.top) { _ in 5 } }
        }
    }
}
