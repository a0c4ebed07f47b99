import Foundation
import Terrarium

/// The same from right to left.
extension LayoutExample {
    @LayoutExamples static var reversed: [LayoutExample] {
        LayoutExample(
            "leading is on the right, also for padding", 200, 50,
            "root 65 5 70 40, a 115 5 20 20, p 65 25 70 20, b 65 25 60 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 20, 20)
                box("b", 60, 20).padding(.leading, 10).named("p")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("a row begins on the right", 100, 20, "a 70 0 30 20, b 20 0 50 20, c 0 0 20 20") {
            HStack(spacing: 0) {
                box("a", 30, 20)
                fill("b")
                box("c", 20, 20)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("a frame's leading edge", 100, 20, "a 80 0 20 20") {
            box("a", 20, 20).frame(maxWidth: .infinity, alignment: .leading)
                .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("an offset goes the other way", 100, 20, "a 30 0 20 20") {
            box("a", 20, 20).offset(x: 10).environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("an overlay at the trailing end", 100, 20, "a 0 0 20 20") {
            Color.clear.overlay(alignment: .trailing) { box("a", 20, 20) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("a geometry reader's corner is on the right", 100, 20, "a 80 0 20 20") {
            GeometryReader { _ in box("a", 20, 20) }.environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("a guide counts from the right", 100, 40, "root 35 0 30 40, a 45 0 20 20, b 35 20 20 20") {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 20, 20).alignmentGuide(.leading) { _ in 10 }
                box("b", 20, 20)
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("the first column is on the right", 100, 40, "a 60 10 40 20, b 0 10 60 20") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20)
                    Color.red.frame(height: 20).named("b")
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("of a lazy grid too", 100, 40, "a 50 10 50 20, b 0 10 50 20") {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()]) {
                Color.red.frame(height: 20).named("a")
                Color.red.frame(height: 20).named("b")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("a lazy row begins on the right", 100, 20, "a 60 0 10 20, b 30 0 30 20") {
            LazyHStack(spacing: 0) {
                Color.red.frame(width: 10).named("a")
                Color.red.frame(width: 30).named("b")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("a bar at the leading edge is on the right", 100, 20, "c 0 0 80 20, bar 80 0 20 20") {
            fill("c").safeAreaInset(edge: .leading, spacing: 0) { Color.red.frame(width: 20).named("bar") }
                .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("content of a horizontal scroll view begins on the right", 100, 20, "a 70 0 30 20, b 40 0 30 20")
        {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    box("a", 30, 20)
                    box("b", 30, 20)
                }
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        LayoutExample("part of a view may read the other way", 100, 20, "a 0 0 20 20, c 80 0 20 20, d 60 0 20 20") {
            HStack(spacing: 0) {
                box("a", 20, 20)
                Spacer()
                HStack(spacing: 0) {
                    box("c", 20, 20)
                    box("d", 20, 20)
                }
                .environment(\.layoutDirection, .rightToLeft)
            }
        }
    }
}
