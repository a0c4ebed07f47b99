import Foundation
import Terrarium

/// Spacers, dividers and the distances between views.
extension LayoutExample {
    @LayoutExamples static var spacers: [LayoutExample] {
        LayoutExample(
            "a Spacer longer than its minimum", 200, 200,
            "root 10 60 180 80, l 10 75 50 50, s 60 100 80 0, r 140 75 50 50"
        ) {
            HStack {
                box("l", 50, 50)
                Spacer(minLength: 50).named("s")
                box("r", 50, 50)
            }
            .frame(width: 180, height: 80)
        }
        LayoutExample(
            "a row that is full to the point", 200, 200,
            "root 20 60 160 80, l 20 75 80 50, s 100 100 0 0, r 100 75 80 50"
        ) {
            HStack {
                box("l", 80, 50)
                Spacer(minLength: 0).named("s")
                box("r", 80, 50)
            }
            .frame(width: 160, height: 80)
        }
        LayoutExample(
            "a great minimum that fits", 200, 200, "root 0 60 200 80, l 0 75 30 50, s 30 100 140 0, r 170 75 30 50"
        ) {
            HStack {
                box("l", 30, 50)
                Spacer(minLength: 100).named("s")
                box("r", 30, 50)
            }
            .frame(width: 200, height: 80)
        }
        LayoutExample(
            "a great minimum that does not fit", 100, 50,
            "root -30 0 160 50, l -30 0 30 50, s 0 25 100 0, r 100 0 30 50"
        ) {
            HStack {
                box("l", 30, 50)
                Spacer(minLength: 100).named("s")
                box("r", 30, 50)
            }
        }
        LayoutExample(
            "several Spacers in several rows", 200, 200,
            """
            root 0 10 200 180
            one 0 35 200 30, a 0 35 30 30, s 30 50 55 0, b 85 35 30 30, t 115 50 55 0, c 170 35 30 30
            two 0 85 200 30, d 70 85 60 30
            three 0 135 200 30, e 0 135 40 30, f 160 135 40 30
            """
        ) {
            VStack(spacing: 20) {
                HStack {
                    box("a", 30, 30)
                    Spacer(minLength: 20).named("s")
                    box("b", 30, 30)
                    Spacer(minLength: 10).named("t")
                    box("c", 30, 30)
                }
                .named("one")
                HStack {
                    Spacer()
                    box("d", 60, 30)
                    Spacer()
                }
                .named("two")
                HStack {
                    box("e", 40, 30)
                    Spacer()
                    box("f", 40, 30)
                }
                .named("three")
            }
            .frame(width: 200, height: 180)
        }
        LayoutExample("given distances count beside Spacers too", 100, 20, "l 0 0 20 20, s 25 10 50 0, r 80 0 20 20") {
            HStack(spacing: 5) {
                box("l", 20, 20)
                Spacer().named("s")
                box("r", 20, 20)
            }
        }
        LayoutExample(
            "a framed Spacer keeps its nearness", 100, 20, "root 20 0 60 20, l 20 0 20 20, s 40 10 20 0, r 60 0 20 20"
        ) {
            HStack {
                box("l", 20, 20)
                Spacer().frame(width: 20).named("s")
                box("r", 20, 20)
            }
        }
        LayoutExample(
            "a column that ends in a Spacer is close to what follows", 20, 100, "col 0 0 20 80, last 0 80 20 20"
        ) {
            VStack {
                VStack {
                    box("a", 20, 20)
                    Spacer()
                }
                .named("col")
                box("last", 20, 20)
            }
        }
        LayoutExample("an empty stack takes no distance", 100, 100, "root 40 30 20 40, t 40 30 20 20, b 40 50 20 20") {
            VStack {
                box("t", 20, 20)
                HStack {}
                box("b", 20, 20)
            }
        }
        LayoutExample("an EmptyView is no view", 100, 100, "root 40 26 20 48, t 40 26 20 20, b 40 54 20 20") {
            VStack {
                box("t", 20, 20)
                EmptyView()
                box("b", 20, 20)
            }
        }
        LayoutExample("outside a stack a Spacer grows both ways", 60, 40, "s 0 0 60 40") {
            Spacer().named("s").frame(width: 60, height: 40)
        }
        LayoutExample("in a ZStack a Spacer adds nothing to others", 60, 40, "root 20 10 20 20, a 20 10 20 20") {
            ZStack {
                box("a", 20, 20)
                Spacer()
            }
        }
        LayoutExample(
            "a Spacer in a group inside a row follows the row", 100, 20, "l 0 0 20 20, s 20 10 60 0, r 80 0 20 20"
        ) {
            HStack {
                box("l", 20, 20)
                Group {
                    Spacer().named("s")
                    box("r", 20, 20)
                }
            }
        }
        LayoutExample(
            "a Divider makes a column as wide as it may be", 150, 200,
            "root 0 89.5 150 21, a 55 89.5 40 20, d 0 109.5 150 1"
        ) {
            VStack(spacing: 0) {
                box("a", 40, 20)
                Divider().named("d")
            }
        }
        LayoutExample(
            "a Divider in a row stands", 100, 30, "root 37.5 0 25 30, l 37.5 5 12 20, d 49.5 0 1 30, r 50.5 5 12 20"
        ) {
            HStack(spacing: 0) {
                box("l", 12, 20)
                Divider().named("d")
                box("r", 12, 20)
            }
        }
        LayoutExample("a Divider is a pixel thick", 100, 30, "d 0 14.75 100 0.5") {
            Divider().named("d").environment(\.displayScale, 2)
        }
        LayoutExample("a Divider where nothing is proposed", nil, nil, "root 0 0 10 1") {
            Divider()
        }
    }
}
