import Foundation
import Terrarium

/// Grids, lazy or not.
extension LayoutExample {
    @LayoutExamples static var grids: [LayoutExample] {
        LayoutExample(
            "columns and rows are as large as their largest cells", 200, 200,
            "root 55 80 90 40, a 55 85 40 20, b 110 80 20 30, c 70 110 10 10, d 95 110 50 10"
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20)
                    box("b", 20, 30)
                }
                GridRow {
                    box("c", 10, 10)
                    box("d", 50, 10)
                }
            }
        }
        LayoutExample(
            "cells in their corners", 200, 200,
            "root 55 80 90 40, a 55 80 40 20, b 95 80 20 30, c 55 110 10 10, d 95 110 50 10"
        ) {
            Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 40, 20)
                    box("b", 20, 30)
                }
                GridRow {
                    box("c", 10, 10)
                    box("d", 50, 10)
                }
            }
        }
        LayoutExample("the usual distances", 100, 100, "root 26 26 48 48, a 26 26 20 20, b 54 26 20 20, c 26 54 20 20")
        {
            Grid {
                GridRow {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
                GridRow { box("c", 20, 20) }
            }
        }
        LayoutExample(
            "a cell over two columns", 100, 100, "root 16 36 68 28, a 16 36 40 20, b 64 36 20 20, c 16 64 68 0"
        ) {
            Grid(verticalSpacing: 8) {
                GridRow {
                    box("a", 40, 20)
                    box("b", 20, 20)
                }
                GridRow { Color.red.frame(height: 0).named("c").gridCellColumns(2).gridCellUnsizedAxes(.horizontal) }
            }
        }
        LayoutExample(
            "a view without a row fills one", 100, 100,
            "root 30 29.5 40 41, a 30 29.5 20 20, d 30 49.5 40 1, c 50 50.5 20 20"
        ) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 20)
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                }
                Divider().named("d").gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
                    box("c", 20, 20)
                }
            }
        }
        LayoutExample("flexible cells share what is left", 100, 40, "root 0 0 100 40, a 0 0 80 40, b 80 10 20 20") {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    fill("a")
                    box("b", 20, 20)
                }
            }
        }
        LayoutExample(
            "alignments of a row, of a column and of a cell", 100, 100,
            "root 20 20 60 60, a 20 20 40 40, b 60 20 10 10, c 50 70 10 10, d 60 60 20 20"
        ) {
            Grid(alignment: .bottomLeading, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow(alignment: .top) {
                    box("a", 40, 40).gridColumnAlignment(.trailing)
                    box("b", 10, 10)
                }
                GridRow {
                    box("c", 10, 10)
                    box("d", 20, 20)
                }
            }
        }
        LayoutExample("an anchor in a cell", 100, 100, "root 30 20 40 60, a 30 20 40 40, b 60 60 10 10, c 35 60 10 20")
        {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { box("a", 40, 40).gridCellColumns(2) }
                GridRow {
                    box("c", 10, 20)
                    box("b", 10, 10).gridCellAnchor(.topTrailing)
                }
            }
        }
        LayoutExample(
            "lazy rows are as high as their highest cell", 100, 200,
            "root 0 65 100 70, a 15 65 20 40, b 65 80 20 10, c 15 105 20 30"
        ) {
            LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
                box("a", 20, 40)
                box("b", 20, 10)
                box("c", 20, 30)
            }
        }
        LayoutExample("a fixed column and the rest", 100, 40, "root 0 10 100 20, a 5 10 20 20, b 40 10 60 20") {
            LazyVGrid(columns: [GridItem(.fixed(30), spacing: 10), GridItem(.flexible())]) {
                box("a", 20, 20)
                Color.red.frame(height: 20).named("b")
            }
        }
        LayoutExample(
            "as many columns as fit", 100, 40,
            "root 0 0 100 40, a 0 0 100/3 20, b 100/3 0 100/3 20, c 200/3 0 100/3 20, d 0 20 100/3 20"
        ) {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30), spacing: 0)], spacing: 0) {
                ForEach(["a", "b", "c", "d"], id: \.self) { Color.red.frame(height: 20).named($0) }
            }
        }
        LayoutExample(
            "columns wider than the grid may be", 100, 40, "root -30 10 160 20, a -30 10 80 20, b 50 10 80 20"
        ) {
            LazyVGrid(columns: [GridItem(.flexible(minimum: 80), spacing: 0), GridItem(.flexible(minimum: 80))]) {
                Color.red.frame(height: 20).named("a")
                Color.red.frame(height: 20).named("b")
            }
        }
        LayoutExample("cells at the leading edge of their columns", 100, 40, "a 0 10 20 20, b 80 10 20 20") {
            LazyVGrid(
                columns: [
                    GridItem(.flexible(), spacing: 0, alignment: .leading),
                    GridItem(.flexible(), spacing: 0, alignment: .trailing),
                ]
            ) {
                box("a", 20, 20)
                box("b", 20, 20)
            }
        }
        LayoutExample("a lazy grid of rows", 100, 60, "root 38 0 24 60, a 40 5 20 20, b 38 35 24 20") {
            LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]) {
                box("a", 20, 20)
                box("b", 24, 20)
            }
        }
        LayoutExample(
            "headers and footers of a lazy grid go over all columns", 100, 100,
            """
            root 0 5 100 90, h 40 5 20 10, a 15 15 20 20, b 65 15 20 20, c 15 35 20 20, f 0 55 100 10
            i 30 65 40 10, d 15 75 20 20
            """
        ) {
            LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) {
                Section {
                    ForEach(["a", "b", "c"], id: \.self) { box($0, 20, 20) }
                } header: {
                    box("h", 20, 10)
                } footer: {
                    Color.red.frame(height: 10).named("f")
                }
                Section {
                    box("d", 20, 20)
                } header: {
                    box("i", 40, 10)
                }
            }
        }
    }
}
