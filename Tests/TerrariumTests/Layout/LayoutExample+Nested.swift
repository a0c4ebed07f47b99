import Foundation
import Terrarium

/// Containers in containers: guides and distances that leave them or do not, grids, scroll views and bars.
extension LayoutExample {
    @LayoutExamples static var nested: [LayoutExample] {
        LayoutExample(
            "a guide makes a column wider than its views", 100, 100, "root 20 30 60 40, a 60 30 20 20, b 20 50 40 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 20, 20)
                box("b", 40, 20).alignmentGuide(.leading) { $0[.trailing] }
            }
        }
        LayoutExample(
            "an edge that a view moves stays in its column", 100, 30, "a 30 0 20 10, c 30 10 20 10, b 30 20 40 10"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                VStack(spacing: 0) {
                    box("a", 20, 10).alignmentGuide(.leading) { _ in 10 }
                    box("c", 20, 10)
                }
                box("b", 40, 10)
            }
        }
        LayoutExample(
            "an edge that the only view of a row moves leaves the row", 100, 20,
            "root 25 0 50 20, a 25 0 20 10, b 35 10 40 10"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                HStack { box("a", 20, 10).alignmentGuide(.leading) { _ in 10 } }
                box("b", 40, 10)
            }
        }
        LayoutExample(
            "a moved edge passes padding and a frame", 100, 40, "root 25 0 50 40, a 55 10 10 10, b 25 30 40 10"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                box("a", 10, 10).alignmentGuide(.leading) { _ in -5 }
                    .padding(10).frame(width: 40, alignment: .trailing).alignmentGuide(.trailing) { _ in 0 }
                box("b", 40, 10).alignmentGuide(.leading) { _ in 25 }
            }
        }
        LayoutExample(
            "own guides leave nested containers as their mean", 100, 60,
            "root 25 10 50 40, a 25 10 10 10, b 25 20 10 10, c 25 30 50 20"
        ) {
            VStack(alignment: .waist, spacing: 0) {
                VStack(alignment: .leading, spacing: 0) {
                    box("a", 10, 10).alignmentGuide(.waist) { _ in 20 }
                    box("b", 10, 10).alignmentGuide(.waist) { _ in 30 }
                }
                box("c", 50, 20)
            }
        }
        LayoutExample("a column that ends in a Spacer keeps its distance across", 48, 40, "a 0 0 20 20, b 28 10 20 20")
        {
            HStack {
                VStack {
                    box("a", 20, 20)
                    Spacer()
                }
                box("b", 20, 20)
            }
        }
        LayoutExample("a row that ends in a Spacer has none", 100, 20, "a 0 0 20 20, b 80 0 20 20") {
            HStack {
                HStack {
                    box("a", 20, 20)
                    Spacer()
                }
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "a frame around a Spacer keeps its neighbours close", 50, 20, "root 0 0 50 20, a 0 0 20 20, b 30 0 20 20"
        ) {
            HStack {
                box("a", 20, 20)
                Spacer().frame(width: 10)
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "a Spacer's least length makes a row too long", 90, 20, "root -5 0 100 20, a -5 0 40 20, b 55 0 40 20"
        ) {
            HStack(spacing: 0) {
                box("a", 40, 20)
                Spacer(minLength: 20)
                box("b", 40, 20)
            }
        }
        LayoutExample(
            "a Divider makes a column as wide as it may be", 100, 41, "a 30 0 40 20, d 0 20 100 1, b 40 21 20 20"
        ) {
            VStack(spacing: 0) {
                box("a", 40, 20)
                Divider().named("d")
                box("b", 20, 20)
            }
        }
        LayoutExample("a Divider makes a row as high as it may be", 41, 50, "a 0 5 20 40, d 20 0 1 50, b 21 15 20 20") {
            HStack(spacing: 0) {
                box("a", 20, 40)
                Divider().named("d")
                box("b", 20, 20)
            }
        }
        LayoutExample(
            "a cell over two columns is centred in both", 100, 100, "a 25 40 20 10, b 45 40 30 10, c 30 50 40 10"
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 10)
                    box("b", 30, 10)
                }
                GridRow { box("c", 40, 10).gridCellColumns(2) }
            }
        }
        LayoutExample(
            "a cell has an anchor of its own", 100, 100, "a 15 30 40 30, b 75 50 10 10, c 25 60 20 10, d 55 60 30 10"
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 30)
                    box("b", 10, 10).gridCellAnchor(.bottomTrailing)
                }
                GridRow {
                    box("c", 20, 10)
                    box("d", 30, 10)
                }
            }
        }
        LayoutExample(
            "a line that makes no column wider", 200, 100, "a 70 79/2 40 20, b 110 79/2 20 20, d 70 119/2 60 1"
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20)
                    box("b", 20, 20)
                }
                Divider().gridCellUnsizedAxes(.horizontal).named("d")
            }
        }
        LayoutExample("a column lines up at its end", 70, 20, "a 0 0 40 10, b 60 0 10 10, c 10 10 20 10, d 40 10 30 10")
        {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 10)
                    box("b", 10, 10).gridColumnAlignment(.trailing)
                }
                GridRow {
                    box("c", 20, 10)
                    box("d", 30, 10)
                }
            }
        }
        LayoutExample("as many equal columns as fit", 100, 20, "a 0 0 100/3 10, b 100/3 0 100/3 10, d 0 10 100/3 10") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 0)], spacing: 0) {
                ForEach(["a", "b", "c", "d"], id: \.self) { name in fill(name).frame(height: 10) }
            }
        }
        LayoutExample("a fixed column and one that takes the rest", 100, 10, "a 0 0 40 10, b 50 0 50 10") {
            LazyVGrid(columns: [GridItem(.fixed(40), spacing: 10), GridItem(.flexible())], spacing: 0) {
                fill("a").frame(height: 10)
                fill("b").frame(height: 10)
            }
        }
        LayoutExample("a column's least width is taken from the next", 100, 10, "a 0 0 80 10, b 80 0 20 10") {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 80), spacing: 0), GridItem(.flexible())], spacing: 0) {
                fill("a").frame(height: 10)
                fill("b").frame(height: 10)
            }
        }
        LayoutExample("only the width has to fit", 50, 10, "root 5 -45 40 100, a 5 -45 40 100") {
            ViewThatFits(in: .horizontal) {
                box("a", 40, 100)
                box("b", 10, 10)
            }
        }
        LayoutExample(
            "a row, or a column where there is no room", 100, 40, "root 20 10 60 20, c 20 10 60 10, d 20 20 60 10"
        ) {
            ViewThatFits {
                HStack(spacing: 0) {
                    box("a", 60, 10)
                    box("b", 60, 10)
                }
                VStack(spacing: 0) {
                    box("c", 60, 10)
                    box("d", 60, 10)
                }
            }
        }
        LayoutExample("bars at both ends, with distances", 100, 100, "t 0 0 100 20, c 0 28 100 34, b 0 70 100 30") {
            fill("c")
                .safeAreaInset(edge: .top) { box("t", 100, 20) }
                .safeAreaInset(edge: .bottom) { box("b", 100, 30) }
        }
        LayoutExample("a bar at the side stands at the top", 100, 100, "s 0 0 20 30, c 20 0 80 100") {
            fill("c").safeAreaInset(edge: .leading, alignment: .top, spacing: 0) { box("s", 20, 30) }
        }
        LayoutExample(
            "a bar stands at a guide of the view inside", 100, 100, "c 0 0 100 80, s 75 80 20 20"
        ) {
            fill("c").alignmentGuide(.trailing) { $0.width - 5 }
                .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) { box("s", 20, 20) }
        }
        LayoutExample(
            "what ignores the safe area reaches out of a column", 100, 100,
            safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), "a 0 0 100 60, b 0 60 100 40"
        ) {
            VStack(spacing: 0) {
                fill("a").ignoresSafeArea(edges: .top)
                fill("b")
            }
        }
        LayoutExample("a scroll view in a row hugs its content", 100, 50, "s 0 0 30 50, a 0 0 30 200, b 30 0 70 50") {
            HStack(spacing: 0) {
                ScrollView { box("a", 30, 200) }.named("s")
                fill("b")
            }
        }
        LayoutExample("two of three columns of a container", 100, 40, "a 0 0 190/3 40") {
            ScrollView(.horizontal) {
                fill("a").containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            }
        }
        LayoutExample("a text as high as it likes", 50, 20, "root 0 -10 50 40") {
            Text("aaaa bb cc").fixedSize(horizontal: false, vertical: true)
        }
        LayoutExample("texts share a row by how much they can shrink", 100, 40, "a 0 10 20 20, b 20 0 80 40") {
            HStack(spacing: 0) {
                Text("ab").named("a")
                Text("ccc dddd eeee").fixedSize(horizontal: false, vertical: true).named("b")
            }
        }
    }
}
