import Foundation
import Terrarium

/// Views that choose, layouts of a program's own, and layouts that change.
extension LayoutExample {
    @LayoutExamples static var choices: [LayoutExample] {
        LayoutExample(
            "a row that does not fit makes way for a column", 100, 100,
            "root 20 30 60 40, col 20 30 60 40, c 20 30 60 20, d 20 50 60 20"
        ) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 0) {
                    box("a", 60, 20)
                    box("b", 60, 20)
                }
                VStack(spacing: 0) {
                    box("c", 60, 20)
                    box("d", 60, 20)
                }
                .named("col")
            }
        }
        LayoutExample("the first that fits", 100, 40, "root 15 10 70 20, a 15 10 70 20") {
            ViewThatFits {
                box("a", 70, 20)
                box("b", 30, 20)
            }
        }
        LayoutExample("the last where none fits", 20, 40, "root -5 10 30 20, b -5 10 30 20") {
            ViewThatFits {
                box("a", 70, 20)
                box("b", 30, 20)
            }
        }
        LayoutExample("everything fits where nothing is proposed", nil, 40, "root 0 10 70 20, a 0 10 70 20") {
            ViewThatFits {
                box("a", 70, 20)
                box("b", 30, 20)
            }
        }
        LayoutExample(
            "the height does not count where only the width is asked for", 100, 10, "root 15 -5 70 20, a 15 -5 70 20"
        ) {
            ViewThatFits(in: .horizontal) {
                box("a", 70, 20)
                box("b", 30, 5)
            }
        }
        LayoutExample("by their ideal lengths: a long text does not fit", 80, 60, "root 15 20 50 20, b 15 20 50 20") {
            ViewThatFits(in: .horizontal) {
                Text("hello world").named("a")
                Text("hello").named("b")
            }
        }
        LayoutExample("the one that fits gets all that is offered", 100, 60, "a 0 0 100 60") {
            ViewThatFits { fill("a") }
        }
        LayoutExample("a layout that is chosen at run time", 100, 100, "root 40 30 20 40, a 40 30 20 20, b 40 50 20 20")
        {
            AnyLayout(VStackLayout(spacing: 0)) {
                box("a", 20, 20)
                box("b", 20, 20)
            }
        }
        LayoutExample("a Spacer follows the layout inside", 100, 20, "a 0 0 20 20, b 80 0 20 20") {
            AnyLayout(HStackLayout()) {
                box("a", 20, 20)
                Spacer()
                box("b", 20, 20)
            }
        }
        LayoutExample("a stack as a layout", 100, 100, "root 30 40 40 20, a 30 40 20 20, b 50 45 20 10") {
            HStackLayout(spacing: 0) {
                box("a", 20, 20)
                box("b", 20, 10)
            }
        }
        LayoutExample("a layer of views as a layout", 100, 100, "root 30 40 40 20, a 30 40 40 20, b 60 40 10 10") {
            ZStackLayout(alignment: .topTrailing) {
                box("a", 40, 20)
                box("b", 10, 10)
            }
        }
        LayoutExample("a grid as a layout", 100, 100, "root 30 30 40 40, a 30 30 20 20, b 50 30 20 20, c 30 50 20 20") {
            GridLayout(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    box("a", 20, 20)
                    box("b", 20, 20)
                }
                GridRow { box("c", 20, 20) }
            }
        }
        LayoutExample("a staircase", 100, 100, "root 20 20 60 60, a 20 20 20 20, b 40 40 20 20, c 60 60 20 20") {
            Staircase {
                box("a", 20, 20)
                box("b", 20, 20)
                box("c", 20, 20)
            }
        }
        LayoutExample("a layout that reads what its views say", 100, 60, "root 0 0 100 60, a 10 5 20 20, b 70 30 20 20")
        {
            Pinboard {
                box("a", 20, 20).layoutValue(key: Pin.self, value: CGPoint(x: 10, y: 5))
                box("b", 20, 20).layoutValue(key: Pin.self, value: CGPoint(x: 70, y: 30))
            }
        }
        LayoutExample(
            "views that a layout forgets are centred", 100, 60, "root 0 0 100 60, a 40 20 20 20, b 0 0 100 60"
        ) {
            Forgetful {
                box("a", 20, 20)
                fill("b")
            }
        }
        LayoutExample("a Spacer in a layout grows both ways", 100, 60, "s 0 0 100 60") {
            Forgetful { Spacer().named("s") }
        }
        LayoutExample(
            "own guides leave a layout, those of edges do not", 100, 100,
            "root 40 20 20 60, s 40 20 20 40, a 40 20 20 20, b 40 60 20 20"
        ) {
            VStack(alignment: .leading, spacing: 0) {
                Staircase { box("a", 20, 20).alignmentGuide(.leading) { _ in 10 } }.frame(height: 40, alignment: .top)
                    .named("s")
                box("b", 20, 20)
            }
        }
    }
}

/// Each view begins where the one before ends, in both directions.
private struct Staircase: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.reduce(into: CGSize.zero) { size, view in
            let own = view.sizeThatFits(.unspecified)
            size.width += own.width
            size.height += own.height
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        var corner = bounds.origin
        for view in subviews {
            let own = view.sizeThatFits(.unspecified)
            view.place(at: corner, proposal: ProposedViewSize(own))
            corner.x += own.width
            corner.y += own.height
        }
    }
}

private struct Pin: LayoutValueKey {
    static let defaultValue = CGPoint.zero
}

/// Puts each view where it says.
private struct Pinboard: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews {
            let pin = view[Pin.self]
            view.place(at: CGPoint(x: bounds.minX + pin.x, y: bounds.minY + pin.y), proposal: .unspecified)
        }
    }
}

/// Places nothing.
private struct Forgetful: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}
