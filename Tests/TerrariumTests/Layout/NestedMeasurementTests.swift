import Foundation
import Testing

@testable import Terrarium

/// How often a view was measured.
private final class Tally: @unchecked Sendable {
    var count = 0
}

/// A view that counts how often it is asked for a size that it does not remember, and has none that it always has.
private struct Tallied: Layout {
    let tally: Tally

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        tally.count += 1
        let offered = proposal.replacingUnspecifiedDimensions(by: CGSize(width: 30, height: 20))
        return CGSize(width: min(offered.width, 300), height: min(offered.height, 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
}

/// A layout that asks each view for its least, ideal and greatest size and for guides before it places it.
private struct Curious: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.reduce(.zero) { size, view in
            _ = view.sizeThatFits(.zero)
            _ = view.sizeThatFits(.infinity)
            _ = view.sizeThatFits(.unspecified)
            let own = view.dimensions(in: proposal)
            return CGSize(width: max(size.width, own[.trailing]), height: max(size.height, own[.bottom]))
        }
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for view in subviews { view.place(at: bounds.origin, proposal: proposal) }
    }
}

private enum Middle: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 2 }
}

/// Whatever asks its content for sizes before it decides: nested a hundred times, the question must not multiply.
@MainActor
struct NestedMeasurementTests {
    enum Kind: String, CaseIterable, Sendable {
        case ratioOfContent, ratioFit, ratioFill, ratioInRow, ratioInColumn
        case fixedSize, fixedWidth, fixedHeight, fixedHeightInRow
        case padding, frame, flexibleFrame, widestFrame, frameWithMinimum
        case offset, position, guide, guideInRow, overlay, background, border
        case fitting, fittingRow, relativeFrame, reader, curious, curiousRow, anyLayout
        case grid, lazyColumn, lazyGrid, scroll, scrollBoth
        case bar, bars, safePadding, ignoring
        case row, column, layers, rowInColumn, prioritizedRow, wrappingRow, group
        case framedRow, framedColumn, framedFillingColumn, card, barOverColumn
    }

    private static func wrap(_ inner: AnyView, in kind: Kind) -> AnyView {
        switch kind {
        case .ratioOfContent: AnyView(inner.aspectRatio(contentMode: .fit))
        case .ratioFit: AnyView(inner.aspectRatio(1.5, contentMode: .fit))
        case .ratioFill: AnyView(inner.aspectRatio(1.01, contentMode: .fill))
        case .ratioInRow:
            AnyView(
                HStack {
                    inner; Color.red
                }.aspectRatio(1.5, contentMode: .fit))
        case .ratioInColumn:
            AnyView(
                VStack {
                    Color.red; inner; Text("x")
                }.aspectRatio(contentMode: .fit))
        case .fixedSize: AnyView(inner.fixedSize())
        case .fixedWidth: AnyView(inner.fixedSize(horizontal: true, vertical: false))
        case .fixedHeight: AnyView(inner.fixedSize(horizontal: false, vertical: true))
        case .fixedHeightInRow:
            AnyView(
                HStack {
                    inner; Color.red
                }.fixedSize(horizontal: false, vertical: true))
        case .padding: AnyView(inner.padding(1))
        case .frame: AnyView(inner.frame(width: 400, alignment: .topTrailing))
        case .flexibleFrame: AnyView(inner.frame(minWidth: 1, maxWidth: .infinity, maxHeight: 900))
        case .widestFrame: AnyView(inner.frame(maxWidth: .infinity, alignment: .bottomLeading))
        case .frameWithMinimum: AnyView(inner.frame(minWidth: 10, idealWidth: 90, minHeight: 10))
        case .offset: AnyView(inner.offset(x: 1, y: 1))
        case .position: AnyView(inner.position(x: 10, y: 10))
        case .guide: AnyView(inner.alignmentGuide(.leading) { $0[.leading] + $0.width / 2 })
        case .guideInRow:
            AnyView(
                HStack(alignment: VerticalAlignment(Middle.self)) {
                    inner.alignmentGuide(VerticalAlignment(Middle.self)) { $0[VerticalAlignment.top] + 1 }
                    Text("x")
                })
        case .overlay: AnyView(inner.overlay(alignment: .topTrailing) { Color.red.frame(width: 5) })
        case .background: AnyView(inner.background(alignment: .bottom) { Text("under") })
        case .border: AnyView(inner.border(.red).opacity(0.5).zIndex(1))
        case .fitting:
            AnyView(
                ViewThatFits {
                    inner; Text("x")
                })
        case .fittingRow:
            AnyView(
                ViewThatFits(in: .horizontal) {
                    HStack {
                        inner; Color.red
                    }; Text("x")
                })
        case .relativeFrame: AnyView(inner.containerRelativeFrame(.horizontal) { length, _ in length - 1 })
        case .reader: AnyView(GeometryReader { _ in inner })
        case .curious: AnyView(Curious { inner })
        case .curiousRow:
            AnyView(
                Curious {
                    HStack {
                        inner; Color.red
                    }
                })
        case .anyLayout:
            AnyView(
                AnyLayout(VStackLayout()) {
                    inner; Color.red
                })
        case .grid:
            AnyView(
                Grid {
                    GridRow {
                        inner; Text("x")
                    };
                    GridRow {
                        Color.red; Text("y")
                    }
                })
        case .lazyColumn:
            AnyView(
                LazyVStack {
                    inner; Text("x")
                })
        case .lazyGrid:
            AnyView(
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.fixed(20))]) {
                    inner; Text("x")
                })
        case .scroll: AnyView(ScrollView { inner })
        case .scrollBoth: AnyView(ScrollView([.horizontal, .vertical]) { inner })
        case .bar: AnyView(inner.safeAreaInset(edge: .bottom) { Text("bar") })
        case .bars:
            AnyView(
                inner.safeAreaInset(edge: .top) { Color.red.frame(height: 2) }
                    .safeAreaInset(edge: .leading) { Text("side") })
        case .safePadding: AnyView(inner.safeAreaPadding(1))
        case .ignoring: AnyView(inner.ignoresSafeArea())
        case .row:
            AnyView(
                HStack {
                    inner; Color.red; Spacer()
                })
        case .column:
            AnyView(
                VStack {
                    inner; Color.red.frame(maxHeight: 30); Text("x")
                })
        case .layers:
            AnyView(
                ZStack(alignment: .topLeading) {
                    inner; Text("x")
                })
        case .rowInColumn:
            AnyView(
                VStack {
                    HStack {
                        inner; Color.red
                    }; Text("some words"); Color.green
                })
        case .prioritizedRow:
            AnyView(
                HStack {
                    inner.layoutPriority(1); Color.red; Text("x").layoutPriority(-1)
                })
        case .wrappingRow:
            AnyView(
                HStack {
                    inner; Text("some words that need more than one line")
                })
        case .group:
            AnyView(
                Group {
                    inner; Text("x")
                }.padding(1))
        case .framedRow:
            AnyView(
                HStack {
                    inner; Spacer()
                }.frame(maxHeight: .infinity))
        case .framedColumn:
            AnyView(
                VStack {
                    inner; Text("x")
                }.frame(maxWidth: .infinity, alignment: .leading))
        case .framedFillingColumn:
            AnyView(
                VStack {
                    inner; Color.red
                }.frame(maxWidth: .infinity, alignment: .leading))
        case .card:
            AnyView(
                HStack {
                    Color.red.frame(width: 2)
                    VStack(alignment: .leading) {
                        Text("title"); inner
                    }.frame(maxWidth: .infinity, alignment: .leading)
                })
        case .barOverColumn:
            AnyView(
                VStack {
                    inner; Text("x")
                }.safeAreaInset(edge: .leading) { Color.red.frame(width: 1) })
        }
    }

    private static func counts(_ depth: Int, _ kind: Kind) -> (leaf: Int, tree: Int, issues: [ViewIssue.Kind]) {
        let tally = Tally()
        var view = AnyView(Tallied(tally: tally) {})
        for _ in 0..<depth { view = wrap(view, in: kind) }
        let host = host(1_000, 1_000) { view }
        _ = host.outline()
        return (tally.count, host.runtime.counters.measurements, host.issues.map(\.kind))
    }

    /// Where every level turns widths into heights and back, each brings proposals of its own.
    private static let turning: Set<Kind> = [.ratioInColumn]

    @Test(arguments: Kind.allCases)
    func aViewInAHundredOfOneKindIsMeasuredAFewTimes(_ kind: Kind) {
        let few = Self.counts(25, kind)
        let many = Self.counts(100, kind)
        #expect(few.leaf > 0 && many.leaf > 0)
        guard !Self.turning.contains(kind) else {
            #expect(many.tree <= 150 * 1_000)
            #expect(many.leaf <= 2_000)
            #expect(many.issues == [.excessiveMeasuring])
            return
        }
        #expect(many.issues.isEmpty)
        #expect(many.leaf <= (kind == .grid ? 30 : 8))
        // Layers of a group's views are made anew at every level.
        #expect(many.tree <= few.tree * (kind == .group ? 20 : 7))
    }
}
