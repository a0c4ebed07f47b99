import Foundation
import TerrariumLayout
import Testing

struct GridLayoutTests {
    @Test(arguments: tracks + spans + alignments)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let tracks = [
        LayoutCase(
            "columns and rows are as large as their largest cells", 200, 200,
            "g 55 80 90 40, a 55 85 40 20, b 110 80 20 30, c 70 110 10 10, d 95 110 50 10"
        ) {
            grid("g") {
                row {
                    box("a", 40, 20); box("b", 20, 30)
                };
                row {
                    box("c", 10, 10); box("d", 50, 10)
                }
            }
        },
        LayoutCase("8 points apart by default", 100, 100, "root 26 26 48 48, d 54 54 20 20") {
            grid(spacing: nil, rows: nil) {
                row {
                    box("a", 20, 20); box("b", 20, 20)
                };
                row {
                    box("c", 20, 20); box("d", 20, 20)
                }
            }
        },
        LayoutCase("missing cells are empty", 100, 100, "root 20 30 60 40, a 30 30 20 20, c 20 50 40 20, d 60 50 20 20")
        {
            grid {
                row { box("a", 20, 20) };
                row {
                    box("c", 40, 20); box("d", 20, 20)
                }
            }
        },
        LayoutCase("flexible columns share the width", 100, 40, "a 0 0 30 40, b 30 0 35 40, c 65 0 35 40") {
            grid {
                row {
                    color().frame(width: 30).named("a"); color("b"); color("c")
                }
            }
        },
        LayoutCase("flexible rows share the height", 40, 100, "a 0 0 40 30, b 0 30 40 35, c 0 65 40 35") {
            grid {
                row { color().frame(height: 30).named("a") }; row { color("b") }; row { color("c") }
            }
        },
        LayoutCase("nothing proposed", nil, nil, "root 0 0 50 20, a 0 0 40 20, b 40 0 10 20") {
            grid {
                row {
                    box("a", 40, 20); color("b")
                }
            }
        },
        LayoutCase("a colour fills its cell", nil, nil, "root 0 0 40 50, a 0 0 40 20, b 0 20 40 30") {
            grid {
                row { box("a", 40, 20) }; row { color().frame(height: 30).named("b") }
            }
        },
        LayoutCase(
            "unsized cells take what the others need", 100, 100, "root 30 35 40 30, a 30 35 40 20, b 30 55 40 10"
        ) {
            grid {
                row { box("a", 40, 20) }
                row { color().frame(height: 10).named("b").value(GridCellUnsizedAxesKey.self, .horizontal) }
            }
        },
        LayoutCase("no rows", 100, 100, "root 50 50 0 0") { grid {} },
        LayoutCase("undefined spacing is the default one", 100, 100, "root 26 40 48 20") {
            grid(spacing: .nan, rows: .infinity) {
                row {
                    box("a", 20, 20); box("b", 20, 20)
                }
            }
        },
    ]

    private static let spans = [
        LayoutCase("a view without a row fills one", 200, 200, "root 70 80 60 40, w 70 100 60 10, c 70 110 40 10") {
            grid {
                row {
                    box("a", 40, 20); box("b", 20, 20)
                }
                box("w", 60, 10)
                row {
                    box("c", 40, 10); box("d", 20, 10)
                }
            }
        },
        LayoutCase(
            "a wide line makes the grid wide", 200, 100,
            "root 0 39.5 200 21, a 0 39.5 80 20, b 90 39.5 100 20, l 0 59.5 200 1"
        ) {
            grid(alignment: .topLeading) {
                row {
                    box("a", 80, 20); box("b", 100, 20)
                }
                divider("l")
            }
        },
        LayoutCase("an unsized line does not", 200, 100, "root 70 39.5 60 21, l 70 59.5 60 1") {
            grid {
                row {
                    box("a", 40, 20); box("b", 20, 20)
                }
                divider("l").value(GridCellUnsizedAxesKey.self, .horizontal)
            }
        },
        LayoutCase(
            "a wide cell widens its columns equally", 200, 100,
            "root 50 30 100 40, a 60 30 20 20, b 105 30 30 20, w 50 50 100 20"
        ) {
            grid {
                row {
                    box("a", 20, 20); box("b", 30, 20).frame(width: 40)
                }
                row { box("w", 100, 20).value(GridCellColumnsKey.self, 2) }
            }
        },
        LayoutCase(
            "a narrow cell over two columns is centred", 200, 100, "root 75 30 50 40, w 95 50 10 20, c 125 50 0 20"
        ) {
            grid {
                row {
                    box("a", 20, 20); box("b", 30, 20)
                }
                row {
                    box("w", 10, 20).value(GridCellColumnsKey.self, 2); box("c", 0, 20)
                }
            }
        },
        LayoutCase("a span of less than one is one", 100, 100, "root 30 40 40 20, b 50 40 20 20") {
            grid {
                row {
                    box("a", 20, 20).value(GridCellColumnsKey.self, -3); box("b", 20, 20)
                }
            }
        },
    ]

    private static let alignments = [
        LayoutCase("top leading", 200, 200, "a 55 80 40 20, b 95 80 20 30, c 55 110 10 10, d 95 110 50 10") {
            grid(alignment: .topLeading) {
                row {
                    box("a", 40, 20); box("b", 20, 30)
                }
                row {
                    box("c", 10, 10); box("d", 50, 10)
                }
            }
        },
        LayoutCase("a row of its own mind", 100, 100, "a 30 50 20 10, b 50 40 20 20, c 30 60 20 10, d 50 60 20 20") {
            grid(alignment: .top) {
                row(alignment: .bottom) {
                    box("a", 20, 10); box("b", 20, 20)
                }
                row {
                    box("c", 20, 10); box("d", 20, 20)
                }
            }
            .frame(width: 40, height: 20, alignment: .top)
        },
        LayoutCase("a column of its own mind", 100, 100, "a 30 30 40 20, b 60 50 10 20") {
            grid(alignment: .leading) {
                row { box("a", 40, 20).value(GridColumnAlignmentKey.self, .trailing) }
                row { box("b", 10, 20) }
            }
        },
        LayoutCase("an anchor goes before everything", 100, 100, "a 30 30 40 20, b 40 50 10 20") {
            grid(alignment: .leading) {
                row { box("a", 40, 20).value(GridColumnAlignmentKey.self, .trailing) }
                row { box("b", 10, 20).value(GridCellAnchorKey.self, UnitPoint(x: 1.0 / 3, y: 0)) }
            }
        },
        LayoutCase("baselines meet in a row", 100, 100, "title 2.5 35 50 30, text 52.5 44 40 20, i 92.5 35 5 20") {
            grid {
                row(alignment: .firstTextBaseline) {
                    label("title", baseline: 24, height: 30)
                    label("text", baseline: 15)
                    box("i", 5, 20).value(GridCellAnchorKey.self, .top)
                }
            }
        },
        LayoutCase("own guides meet in a column", 100, 100, "a 30 30 20 20, b 40 50 30 20") {
            grid(alignment: Alignment(horizontal: .middle, vertical: .center)) {
                row { box("a", 20, 20).guide(.middle) { _ in 10 } }
                row { box("b", 30, 20).guide(.middle) { _ in 0 } }
            }
        },
    ]

    @Test func exportsMergedGuides() {
        let view = grid {
            row { label("aa", baseline: 15) }; row { label("bb", baseline: 16) }
        }
        let dimensions = ViewDimensions(view, proposal: .unspecified)
        #expect(dimensions[explicit: .firstTextBaseline] == 15)
        #expect(dimensions[explicit: .lastTextBaseline] == 36)
        #expect(dimensions[explicit: HorizontalAlignment.leading] == nil)
    }

    @Test func enormousSpansStayBounded() {
        let view = grid(spacing: 0) {
            row {
                box("a", 20, 20).value(GridCellColumnsKey.self, .max); box("b", 20, 20)
            }
        }
        #expect((view.sizeThatFits(.unspecified).width - 40).magnitude < 1e-9)
    }

    @Test(arguments: [(2, 2), (30, 30)])
    func measuresEachCellAFewTimes(_ columns: Int, _ rows: Int) {
        let cells = (0..<(columns * rows)).map { index in
            color().value(GridRowKey.self, GridRowKey.Row(id: index / columns))
        }
        let view = TestContainer(GridLayout(), cells)
        view.layOut(in: ProposedViewSize(width: 10_000, height: 10_000))
        #expect(cells.allSatisfy { $0.measurements <= 7 })
        #expect(cells.allSatisfy { $0.placements == 1 })
    }
}
