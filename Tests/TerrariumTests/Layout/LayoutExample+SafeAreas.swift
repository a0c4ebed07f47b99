import Foundation
import Terrarium

/// The safe area: who heeds it, who ignores it, and bars that make it smaller.
extension LayoutExample {
    private static var notch: EdgeInsets { EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0) }

    @LayoutExamples static var safeAreas: [LayoutExample] {
        LayoutExample(
            "bars at all four edges", 200, 200,
            """
            root 0 0 200 200, c 18 28 144 124, l 0 28 10 124, t 0 0 162 20, r 170 0 30 152, b 0 160 200 40
            """
        ) {
            fill("c")
                .safeAreaInset(edge: .leading) { Color.red.frame(width: 10).named("l") }
                .safeAreaInset(edge: .top) { Color.red.frame(height: 20).named("t") }
                .safeAreaInset(edge: .trailing) { Color.red.frame(width: 30).named("r") }
                .safeAreaInset(edge: .bottom) { Color.red.frame(height: 40).named("b") }
        }
        LayoutExample("content lies between the edges", 200, 400, safeArea: notch, "root 0 50 200 320") {
            Color.red
        }
        LayoutExample("fixed content is centred between them", 200, 400, safeArea: notch, "root 80 190 40 40") {
            Color.red.frame(width: 40, height: 40)
        }
        LayoutExample(
            "a view that ignores them covers the window", 200, 400, safeArea: notch, "root 0 50 200 320, c 0 0 200 400"
        ) {
            fill("c").ignoresSafeArea()
        }
        LayoutExample("at one edge only", 200, 400, safeArea: notch, "c 0 50 200 350") {
            fill("c").ignoresSafeArea(edges: .bottom)
        }
        LayoutExample("a view away from the edges does not grow", 200, 400, safeArea: notch, "c 80 190 40 40") {
            fill("c").ignoresSafeArea().frame(width: 40, height: 40)
        }
        LayoutExample("of two views the outer ones touch", 200, 400, safeArea: notch, "t 0 0 200 210, b 0 210 200 190")
        {
            VStack(spacing: 0) {
                fill("t").ignoresSafeArea()
                fill("b").ignoresSafeArea()
            }
        }
        LayoutExample(
            "a background may cover the window", 200, 400, safeArea: notch, "c 0 50 200 320, back 0 0 200 400"
        ) {
            fill("c").background { fill("back").ignoresSafeArea() }
        }
        LayoutExample(
            "a background view does not by itself", 200, 400, safeArea: notch, "c 0 50 200 320, back 0 50 200 320"
        ) {
            fill("c").background { fill("back") }
        }
        LayoutExample(
            "what ignores a bar ignores the window's edges too", 200, 400, safeArea: notch,
            "root 0 50 200 320, c 0 0 200 400, bar 50 330 100 40"
        ) {
            fill("c")
                .ignoresSafeArea(edges: [.top, .bottom])
                .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 100, 40) }
        }
        LayoutExample("a bar at the trailing end of its edge", 100, 100, "c 0 0 100 72, bar 80 80 20 20") {
            fill("c").safeAreaInset(edge: .bottom, alignment: .trailing) { box("bar", 20, 20) }
        }
        LayoutExample("a bar around fixed content", 100, 100, "root 30 26 40 48, c 30 54 40 20, bar 40 26 20 20") {
            box("c", 40, 20).safeAreaInset(edge: .top) { box("bar", 20, 20) }
        }
        LayoutExample(
            "a bar that takes what it gets leaves content its minimum", 100, 100, "c 0 0 100 30, bar 0 38 100 62"
        ) {
            Color.red.frame(minHeight: 30).named("c").safeAreaInset(edge: .bottom) { fill("bar") }
        }
        LayoutExample(
            "several views of a bar lie on top of each other", 100, 100, "c 0 0 100 70, l 45 75 10 20, m 35 70 30 30"
        ) {
            fill("c").safeAreaInset(edge: .bottom, spacing: 0) {
                ZStack {
                    box("l", 10, 20)
                    box("m", 30, 30)
                }
            }
        }
        LayoutExample("padding of the safe area", 100, 100, "root 0 0 100 100, c 10 10 80 80") {
            fill("c").safeAreaPadding(10)
        }
        LayoutExample("is no obstacle to what ignores it", 100, 100, "root 0 0 100 100, c 0 0 100 100") {
            fill("c").ignoresSafeArea().safeAreaPadding(.vertical, 20)
        }
        LayoutExample("nor to what ignores the window's edges", 200, 400, safeArea: notch, "c 10 0 180 400") {
            fill("c").ignoresSafeArea(edges: .vertical).safeAreaPadding(10)
        }
        LayoutExample("padding of the safe area is 16 by itself", 100, 100, "c 0 16 100 84") {
            fill("c").safeAreaPadding(.top)
        }
        LayoutExample("the insets that a reader sees", 200, 400, safeArea: notch, "c 0 50 50 30") {
            GeometryReader { proxy in box("c", proxy.safeAreaInsets.top, proxy.safeAreaInsets.bottom) }
        }
        LayoutExample("the insets below a bar", 200, 400, safeArea: notch, "c 0 90 90 30") {
            GeometryReader { proxy in box("c", proxy.safeAreaInsets.top, proxy.safeAreaInsets.bottom) }
                .safeAreaInset(edge: .top, spacing: 0) { Color.red.frame(height: 40) }
        }
    }
}
