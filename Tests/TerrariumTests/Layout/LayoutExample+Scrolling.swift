import Foundation
import Terrarium

/// Scroll views, lazy stacks, lists and lengths that come from the container.
extension LayoutExample {
    @LayoutExamples static var scrolling: [LayoutExample] {
        LayoutExample(
            "a Spacer in a scroll view has its least length", 100, 200,
            "root 30 0 40 200, a 30 0 40 30, s 50 30 0 8, b 30 38 40 30"
        ) {
            ScrollView {
                VStack {
                    box("a", 40, 30)
                    Spacer().named("s")
                    box("b", 40, 30)
                }
            }
        }
        LayoutExample(
            "a scroll view takes the length and hugs the width", 100, 60, "root 35 0 30 60, a 40 0 20 20, b 35 28 30 20"
        ) {
            ScrollView {
                box("a", 20, 20)
                box("b", 30, 20)
            }
        }
        LayoutExample("horizontally it hugs the height", 100, 100, "root 0 35 100 30, a 0 40 80 20, b 80 35 80 30") {
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    box("a", 80, 20)
                    box("b", 80, 30)
                }
            }
        }
        LayoutExample(
            "a colour in a scroll view is as wide as the window and 10 high", 100, 60, "root 0 0 100 60, c 0 0 100 10"
        ) {
            ScrollView { fill("c") }
        }
        LayoutExample("an empty scroll view takes the length", 100, 60, "root 50 0 0 60") {
            ScrollView { EmptyView() }
        }
        LayoutExample(
            "nothing proposed: a scroll view is as long as its content", nil, nil,
            "root 0 0 20 48, a 0 0 20 20, b 0 28 20 20"
        ) {
            ScrollView {
                box("a", 20, 20)
                box("b", 20, 20)
            }
        }
        LayoutExample("two scroll views share a column", 40, 100, "one 10 0 20 46, two 10 54 20 46") {
            VStack {
                ScrollView { box("a", 20, 200) }.named("one")
                ScrollView { box("b", 20, 20) }.named("two")
            }
        }
        LayoutExample(
            "content of both axes begins in the corner", 100, 100, "root 0 0 100 100, c 0 0 200 300"
        ) {
            ScrollView([.horizontal, .vertical]) { box("c", 200, 300) }
        }
        LayoutExample("a lazy column takes the width", 100, 60, "root 0 6 100 48, a 40 6 20 20, b 0 34 100 20") {
            LazyVStack {
                box("a", 20, 20)
                Color.red.frame(height: 20).named("b")
            }
        }
        LayoutExample("its views at the leading edge", 100, 60, "root 0 10 100 40, a 0 10 20 20, b 0 30 30 20") {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(["a", "b"], id: \.self) { name in box(name, name == "a" ? 20 : 30, 20) }
            }
        }
        LayoutExample(
            "a lazy column in a scroll view", 100, 60, "root 0 0 100 60, l 0 0 100 30, a 0 0 100 10, b 40 10 20 20"
        ) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    fill("a")
                    box("b", 20, 20)
                }
                .named("l")
            }
        }
        LayoutExample(
            "a Spacer in a lazy column has its least length", 100, 60,
            "l 0 6 100 48, a 40 6 20 20, s 50 26 0 8, b 40 34 20 20"
        ) {
            LazyVStack {
                box("a", 20, 20)
                Spacer().named("s")
                box("b", 20, 20)
            }
            .named("l")
        }
        LayoutExample("a lazy row takes the height", 100, 60, "root 36 0 28 60, a 36 40 10 20, b 54 35 10 25") {
            LazyHStack(alignment: .bottom) {
                box("a", 10, 20)
                box("b", 10, 25)
            }
        }
        LayoutExample(
            "where nothing is proposed a lazy column is as wide as its widest view", nil, nil,
            "root 0 0 30 48, a 5 0 20 20, b 0 28 30 20"
        ) {
            LazyVStack {
                box("a", 20, 20)
                box("b", 30, 20)
            }
        }
        LayoutExample("a page of a scroll view", 300, 200, "root 0 0 300 200, page 0 0 300 200, c 130 80 40 40") {
            ScrollView(.horizontal) {
                box("c", 40, 40).containerRelativeFrame([.horizontal, .vertical]).named("page")
            }
        }
        LayoutExample("two of four columns of a scroll view", 300, 200, "root 0 0 300 200, c 0 0 146 200") {
            ScrollView(.horizontal) {
                fill("c").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 8)
                    .containerRelativeFrame(.vertical)
            }
        }
        LayoutExample("a third of the window, whatever is offered", 300, 200, "root 100 0 100 200, c 100 0 100 200") {
            fill("c").containerRelativeFrame(.horizontal) { length, _ in length / 3 }
        }
        LayoutExample(
            "a list of rows with insets of their own", 100, 100,
            "root 0 0 100 100, a 3 12 20 20, b 3 45 94 50"
        ) {
            List {
                box("a", 20, 20).listRowInsets(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3))
                Color.red.frame(height: 50).named("b")
                    .listRowInsets(EdgeInsets(top: 1, leading: 3, bottom: 1, trailing: 3))
            }
            .listStyle(.plain)
        }
    }
}
