import Foundation
import Terrarium

/// Two rules that meet in one view.
extension LayoutExample {
    @LayoutExamples static var pairs: [LayoutExample] {
        LayoutExample(
            "a ratio centres its content, wherever that says its centre is", 100, 40,
            "root 30 0 40 40, a 30 0 40 20, b 30 20 40 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 40, 20)
                    .alignmentGuide(HorizontalAlignment.center) { _ in 0 }
                    .aspectRatio(1, contentMode: .fit)
                box("b", 40, 20)
            }
        }
        LayoutExample("a ratio keeps the distances of what it is about", 40, 10, "a 0 0 10 10, b 10 0 10 10") {
            HStack {
                HStack {
                    box("a", 10, 10)
                    Spacer(minLength: 0)
                }
                .fixedSize()
                .aspectRatio(1, contentMode: .fit)
                box("b", 10, 10)
                Spacer()
            }
        }
        LayoutExample(
            "a ZStack of one view hands out that view's guides", 100, 40, "root 30 0 40 40, a 30 0 40 20, b 50 20 20 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                ZStack { box("a", 40, 20).alignmentGuide(.leading) { _ in 20 } }
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "but not if that view comes out of a condition", 100, 40, "root 30 0 40 40, a 30 0 40 20, b 30 20 20 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                ZStack {
                    if true { box("a", 40, 20).alignmentGuide(.leading) { _ in 20 } }
                }
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "views that scroll sideways stand in a column all the same", 100, 60,
            "root 0 16 100 28, a 5 16 10 10, b 0 34 20 10"
        ) {
            ScrollView(.horizontal) {
                box("a", 10, 10)
                box("b", 20, 10)
            }
        }
        LayoutExample(
            "a bar wider than its view makes both wider", 100, 100, "root 0 35 100 30, c 30 35 40 20, bar 0 55 100 10"
        ) {
            box("c", 40, 20).safeAreaInset(edge: .bottom, spacing: 0) { fill("bar").frame(height: 10) }
        }
        LayoutExample(
            "and lines up with the view in their middle", 100, 100, "root 0 35 100 30, c 30 45 40 20, bar 30 35 100 10"
        ) {
            box("c", 40, 20).safeAreaInset(edge: .top, alignment: .leading, spacing: 0) {
                fill("bar").frame(height: 10)
            }
        }
        LayoutExample(
            "so does a bar at the side", 100, 100, "root 30 0 40 100, bar 30 0 20 100, c 50 40 20 20"
        ) {
            box("c", 20, 20).safeAreaInset(edge: .leading, spacing: 0) { fill("bar").frame(width: 20) }
        }
        LayoutExample(
            "a view with a bar has no guides of its own", 100, 60,
            "root 40 5 20 50, c 40 15 20 20, bar 45 5 10 10, b 40 35 20 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("c", 20, 20)
                    .alignmentGuide(.leading) { _ in 10 }
                    .safeAreaInset(edge: .top, spacing: 0) { box("bar", 10, 10) }
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "a column that ends in a Spacer is 8 from what follows its bar", 60, 20, "a 0 5 10 10, b 42 5 10 10"
        ) {
            HStack {
                HStack {
                    box("a", 10, 10)
                    Spacer(minLength: 0)
                }
                .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 0, height: 0) }
                box("b", 10, 10)
                Color.clear.frame(width: 0, height: 0)
            }
        }
        LayoutExample(
            "there is no keyboard to ignore", 200, 400,
            safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
            "root 0 50 200 320, c 0 50 200 320"
        ) {
            fill("c").ignoresSafeArea(.keyboard)
        }
        LayoutExample(
            "bars are a container's", 200, 400, safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0),
            "root 0 50 200 320, c 0 0 200 370"
        ) {
            fill("c").ignoresSafeArea(.container, edges: .top)
        }
    }
}
