import Foundation
import TerrariumLayout
import Testing

extension HorizontalAlignment {
    private enum MiddleID: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
    }

    /// A guide of the tests' own, in the middle by default.
    static let middle = HorizontalAlignment(MiddleID.self)
}

struct AlignmentGuideLayoutTests {
    @Test(arguments: cases)
    func arranges(_ example: LayoutCase) {
        example.check()
    }

    private static let cases = [
        LayoutCase(
            "a row does not export leading guides", 600, 400,
            "f 100 100 400 200, s 100 175 250 50, a 100 175 150 50, b 250 175 100 50"
        ) {
            hstack("s", spacing: 0) {
                box("a", 150, 50).guide(.leading) { $0.width / 2 }
                box("b", 100, 50).guide(.leading) { $0.width / 2 }
            }
            .frame(width: 400, height: 200, alignment: .leading).named("f")
        },
        LayoutCase(
            "a row exports the mean of its own guides", 600, 400,
            "s 162.5 175 250 50, a 162.5 175 150 50, b 312.5 175 100 50"
        ) {
            hstack("s", spacing: 0) {
                box("a", 150, 50).guide(.middle) { $0.width / 2 }
                box("b", 100, 50).guide(.middle) { $0.width / 2 }
            }
            .frame(width: 400, height: 200, alignment: Alignment(horizontal: .middle, vertical: .center))
        },
        LayoutCase("a negative guide widens the column", 200, 200, "s 70 80 60 40, a 90 80 40 20, b 70 100 40 20") {
            vstack("s", alignment: .leading, spacing: 0) {
                box("a", 40, 20).guide(.leading) { _ in -20 }; box("b", 40, 20)
            }
        },
        LayoutCase(
            "an outer guide builds on the inner one", 200, 200, "s 62.5 80 75 40, a 62.5 80 40 20, b 97.5 100 40 20"
        ) {
            vstack("s", alignment: .leading, spacing: 0) {
                box("a", 40, 20).guide(.leading) { _ in 30 }.guide(.leading) { $0[.leading] + 5 }
                box("b", 40, 20)
            }
        },
        LayoutCase(
            "guides across rows", 300, 100,
            """
            s 85 30 130 40
            r1 135 30 80 20
            a 135 30 30 20
            b 165 30 50 20
            r2 85 50 120 20
            c 85 50 80 20
            d 165 50 40 20
            """
        ) {
            vstack("s", alignment: .middle, spacing: 0) {
                hstack("r1", spacing: 0) {
                    box("a", 30, 20); box("b", 50, 20).guide(.middle) { _ in 0 }
                }
                hstack("r2", spacing: 0) {
                    box("c", 80, 20); box("d", 40, 20).guide(.middle) { _ in 0 }
                }
            }
        },
        LayoutCase("a guide passes through padding and frames", 100, 100, "a 40 30 20 20, b 30 70 20 20") {
            vstack(alignment: .middle, spacing: 0) {
                box("a", 20, 20).guide(.middle) { _ in 0 }.padding(10).frame(width: 60, height: 60)
                box("b", 20, 20)
            }
            .frame(width: 60, height: 60, alignment: .leading)
        },
        LayoutCase("guides of other alignments do nothing", 100, 100, "a 40 30 20 20, b 40 50 20 20") {
            vstack(spacing: 0) {
                box("a", 20, 20).guide(.leading) { _ in 15 }; box("b", 20, 20)
            }
        },
        LayoutCase("one view makes a stack transparent", 100, 100, "a 32.5 30 20 20, b 47.5 50 20 20") {
            vstack(alignment: .leading, spacing: 0) {
                hstack { box("a", 20, 20).guide(.leading) { _ in 15 } }
                box("b", 20, 20)
            }
            .frame(width: 50)
        },
        LayoutCase("first baselines meet", 100, 100, "title 5 35 50 30, text 55 44 40 20") {
            hstack(alignment: .firstTextBaseline, spacing: 0) {
                label("title", baseline: 24, height: 30)
                label("text", baseline: 15)
            }
            .frame(width: 80)
        },
        LayoutCase("a picture stands on the baseline", 100, 100, "text 0 42.5 40 20, i 40 37.5 20 20") {
            hstack(alignment: .lastTextBaseline, spacing: 0) {
                label("text", baseline: 15); box("i", 20, 20)
            }
            .frame(width: 100, alignment: .leading)
        },
        LayoutCase("a moved centre beside a column", 200, 100, "c 0 35 20 40, i 20 25 20 30, j 40 40 20 30") {
            hstack(spacing: 0) {
                vstack("c", spacing: 0) {
                    label("aa", baseline: 15); label("bb", baseline: 15)
                }
                box("i", 20, 30).guide(VerticalAlignment.center) { $0.height }
                box("j", 20, 30)
            }
            .frame(width: 200, alignment: .leading)
        },
    ]

    @Test func mergesBaselinesOfAColumn() {
        let column = vstack(spacing: 0) {
            label("aa", baseline: 15); label("bb", baseline: 16)
        }
        let dimensions = ViewDimensions(column, proposal: .unspecified)
        #expect(dimensions[explicit: .firstTextBaseline] == 15)
        #expect(dimensions[explicit: .lastTextBaseline] == 36)
        #expect(dimensions[explicit: .bottom] == nil)
        #expect(dimensions[.bottom] == 40)
    }

    @Test func reportsUndefinedValues() {
        let view = box(nil, 20, 20)
        let guided = view.guide(.leading) { _ in .nan }
        #expect(guided.explicitAlignment(HorizontalAlignment.leading.key, at: .unspecified) == 0)
        #expect(view.reports == .invalidGuide)
    }

    @Test func describesItself() {
        let guide = AlignmentGuideLayout(VerticalAlignment.firstTextBaseline.key) { _ in 0 }
        #expect(guide.description == "alignmentGuide firstTextBaseline")
    }
}
