import Foundation
import Terrarium

/// Who is served first.
extension LayoutExample {
    @LayoutExamples static var priorities: [LayoutExample] {
        LayoutExample(
            "a higher priority leaves the others their minimum, here nothing", 500, 500,
            "root 0 0 500 500, l 0 0 0 500, r 8 0 492 500"
        ) {
            HStack {
                Rectangle().frame(minHeight: 50).named("l")
                Rectangle().layoutPriority(1).named("r")
            }
        }
        LayoutExample(
            "the favourite of a column leaves a row no height", 200, 200,
            "root 0 0 200 200, t 0 0 200 0, m 0 8 200 184, row 0 200 200 0, l 0 200 96 0, r 104 200 96 0"
        ) {
            VStack {
                fill("t")
                fill("m").layoutPriority(1)
                HStack {
                    fill("l")
                    fill("r")
                }
                .named("row")
            }
        }
        LayoutExample(
            "three ranks with reserved minimums", 600, 400,
            "root 100 100 400 200, a 100 100 50 200, b 150 100 30 200, c 180 100 50 200, d 230 100 170 200, e 400 100 100 200"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 50).named("a")
                Color.red.frame(width: 30).layoutPriority(2).named("b")
                Color.red.frame(minWidth: 50).layoutPriority(1).named("c")
                Color.red.layoutPriority(2).named("d")
                Color.red.frame(minWidth: 100, maxWidth: 120).named("e")
            }
            .frame(width: 400, height: 200, alignment: .leading)
        }
        LayoutExample(
            "a lower rank gets its minimum and no more", 200, 20, "root 0 0 200 20, l 0 0 160 20, r 160 0 40 20"
        ) {
            HStack(spacing: 0) {
                fill("l").layoutPriority(1)
                Color.red.frame(minWidth: 40).named("r")
            }
        }
        LayoutExample("a Spacer of a higher rank comes first", 200, 20, "root 0 0 200 20, l 0 0 20 20, s 20 10 180 0") {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 20).named("l")
                Spacer().layoutPriority(1).named("s")
            }
        }
        LayoutExample("a Spacer's 8 points are reserved", 100, 20, "root 0 0 100 20, l 0 0 92 20, s 92 10 8 0") {
            HStack(spacing: 0) {
                fill("l")
                Spacer().named("s")
            }
        }
        LayoutExample("the rank shows through modifiers", 100, 20, "l 0 0 100 20, r 100 0 0 20") {
            HStack(spacing: 0) {
                fill("l").layoutPriority(1).padding(.vertical, 0).border(.red).overlay { Text("x") }
                fill("r")
            }
        }
        LayoutExample("the rank does not leave a container of several views", 100, 20, "l 0 0 50 20, r 50 0 50 20") {
            HStack(spacing: 0) {
                ZStack {
                    fill("l").layoutPriority(1)
                    Text("x")
                }
                fill("r")
            }
        }
        LayoutExample("a stack of one view has that view's rank", 100, 20, "l 0 0 100 20, r 100 0 0 20") {
            HStack(spacing: 0) {
                VStack { fill("l").layoutPriority(1) }
                fill("r")
            }
        }
        LayoutExample("a framed Spacer is an ordinary view", 100, 20, "s 0 10 50 0, r 50 0 50 20") {
            HStack(spacing: 0) {
                Spacer().frame(maxWidth: .infinity).named("s")
                fill("r")
            }
        }
        LayoutExample("a negative rank comes last", 100, 20, "l 0 0 0 20, m 0 0 100 20") {
            HStack(spacing: 0) {
                fill("l").layoutPriority(-1)
                fill("m")
            }
        }
        LayoutExample(
            "too wide at the first rank: the last rank is offered nothing", 100, 20,
            "root -15 0 130 20, a -15 0 80 20, b 65 0 50 20, c 115 0 0 20"
        ) {
            HStack(spacing: 0) {
                box("a", 80, 20).layoutPriority(1)
                box("b", 50, 20).layoutPriority(1)
                fill("c")
            }
        }
        LayoutExample("of two ranks the outer one counts", 100, 20, "l 0 0 0 20, r 0 0 100 20") {
            HStack(spacing: 0) {
                fill("l").layoutPriority(3).layoutPriority(0)
                fill("r").layoutPriority(1)
            }
        }
    }
}
