import Foundation
import Terrarium

/// How a stack shares its length among its views.
extension LayoutExample {
    @LayoutExamples static var sharing: [LayoutExample] {
        LayoutExample(
            "two flexible views share what the gap leaves", 500, 500, "root 0 0 500 500, l 0 0 246 500, r 254 0 246 500"
        ) {
            HStack {
                Rectangle().named("l")
                Rectangle().named("r")
            }
        }
        LayoutExample(
            "without a gap they share everything", 500, 500, "root 0 0 500 500, l 0 0 250 500, r 250 0 250 500"
        ) {
            HStack(spacing: 0) {
                Rectangle().named("l")
                Rectangle().named("r")
            }
        }
        LayoutExample(
            "a short neighbour lies halfway up", 500, 500, "root 0 0 500 500, l 0 0 246 500, r 254 225 246 50"
        ) {
            HStack {
                Rectangle().named("l")
                Rectangle().frame(height: 50).named("r")
            }
        }
        LayoutExample(
            "one fixed width comes off first", 300, 100,
            "root 0 0 300 100, l 0 0 120 100, m 120 0 60 100, r 180 0 120 100"
        ) {
            HStack(spacing: 0) {
                Ellipse().named("l")
                Ellipse().frame(width: 60).named("m")
                Ellipse().named("r")
            }
            .frame(width: 300, height: 100)
        }
        LayoutExample(
            "of endless widths the one with the larger minimum is served first", 120, 100,
            "root 0 0 120 100, l 0 0 23 100, m 23 0 74 100, r 97 0 23 100"
        ) {
            HStack(spacing: 0) {
                fill("l")
                Color.red.frame(minWidth: 74).named("m")
                Color.red.frame(maxWidth: 23).named("r")
            }
            .frame(width: 120, height: 100)
        }
        LayoutExample(
            "fixed widths that do not fit stick out on both sides", 100, 100,
            "root 0 0 100 100, l -25 0 80 100, m 55 0 0 100, r 55 0 70 100"
        ) {
            HStack(spacing: 0) {
                Rectangle().frame(width: 80).named("l")
                Rectangle().named("m")
                Rectangle().frame(width: 70).named("r")
            }
            .frame(width: 100, height: 100)
        }
        LayoutExample(
            "five kinds of width side by side", 260, 100,
            "root 0 0 260 100, min 0 0 80 100, max 80 0 20 100, fix 100 0 35 100, any 135 0 80 100, both 215 0 45 100"
        ) {
            HStack(spacing: 0) {
                Rectangle().frame(minWidth: 60).named("min")
                Rectangle().frame(maxWidth: 20).named("max")
                Rectangle().frame(width: 35).named("fix")
                Rectangle().named("any")
                Rectangle().frame(minWidth: 15, maxWidth: 45).named("both")
            }
            .frame(width: 260, height: 100)
        }
        LayoutExample(
            "minimums above the fair share overflow", 120, 100,
            "root 0 0 120 100, l -30 0 90 100, m 60 0 60 100, r 120 0 30 100"
        ) {
            HStack(spacing: 0) {
                Color.red.frame(minWidth: 90).named("l")
                Color.red.frame(minWidth: 60).named("m")
                Color.red.frame(minWidth: 30).named("r")
            }
            .frame(width: 120, height: 100)
        }
        LayoutExample("a great minimum leaves the rest", 120, 100, "root 0 0 120 100, l 0 0 21 100, r 21 0 99 100") {
            HStack(spacing: 0) {
                fill("l")
                Color.red.frame(minWidth: 99).named("r")
            }
            .frame(width: 120, height: 100)
        }
        LayoutExample(
            "thirds are not rounded", 100, 100,
            "root 0 0 100 100, l 0 0 100/3 100, m 100/3 0 100/3 100, r 200/3 0 100/3 100"
        ) {
            HStack(spacing: 0) {
                fill("l")
                fill("m")
                fill("r")
            }
            .frame(width: 100, height: 100)
        }
        LayoutExample(
            "maximums below the share leave room on both sides", 240, 100,
            "root 0 0 240 100, l 50 0 20 100, m 70 0 30 100, r 100 0 90 100"
        ) {
            HStack(spacing: 0) {
                Rectangle().frame(minWidth: 10, maxWidth: 20).named("l")
                Rectangle().frame(minWidth: 10, maxWidth: 30).named("m")
                Rectangle().frame(minWidth: 10, maxWidth: 90).named("r")
            }
            .frame(width: 240, height: 100)
        }
        LayoutExample("nothing proposed: everybody's ideal", nil, 40, "root 0 0 40 40, l 0 0 10 40, r 10 10 30 20") {
            HStack(spacing: 0) {
                fill("l")
                box("r", 30, 20)
            }
        }
        LayoutExample(
            "zero proposed: minimums and gaps remain", 0, 0,
            "root -24 -10 48 20, l -24 -10 30 20, s 11 0 8 0, r 24 0 0 0"
        ) {
            HStack(spacing: 5) {
                box("l", 30, 20)
                Spacer().named("s")
                fill("r")
            }
        }
        LayoutExample(
            "a column's minimum is the sum of its views'", 50, 0, "root 0 -42.5 50 85, t 0 -42.5 50 5, b 0 -37.5 50 80"
        ) {
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 5, maxHeight: 100).named("t")
                Color.red.frame(minHeight: 80).named("b")
            }
        }
        LayoutExample(
            "a column that could be shorter is given its share", 50, 100,
            "root 0 -10 50 120, t 0 -10 50 40, b 0 30 50 80"
        ) {
            // The limited view is the less flexible one: half of 100 is 50, and 80 follow.
            VStack(spacing: 0) {
                Color.red.frame(minHeight: 5, maxHeight: 40).named("t")
                Color.red.frame(minHeight: 80).named("b")
            }
        }
        LayoutExample(
            "a row within a row is served first: it needs more", 200, 20,
            "l 0 0 100 20, a 100 0 50 20, b 150 0 50 20"
        ) {
            HStack(spacing: 0) {
                fill("l")
                HStack(spacing: 0) {
                    box("a", 50, 20)
                    fill("b")
                }
            }
        }
        LayoutExample("a negative gap lets views overlap", 100, 20, "root 0 0 100 20, l 0 0 55 20, r 45 0 55 20") {
            HStack(spacing: -10) {
                fill("l")
                fill("r")
            }
        }
        LayoutExample(
            "a picture of a fixed ratio is offered the share, and takes less", 100, 20,
            "root 0 0 100 20, l 0 0 20 20, r 20 0 80 20"
        ) {
            HStack(spacing: 0) {
                Color.red.aspectRatio(1, contentMode: .fit).named("l")
                fill("r")
            }
        }
    }
}
