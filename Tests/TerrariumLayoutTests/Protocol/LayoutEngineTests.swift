import Foundation
import TerrariumLayout
import Testing

/// A layout that does what closures say.
private struct OwnLayout: Layout {
    var size: @Sendable (ProposedViewSize, LayoutSubviews) -> CGSize = { _, _ in CGSize(width: 100, height: 50) }
    var place: @Sendable (CGRect, ProposedViewSize, LayoutSubviews) -> Void = { _, _, _ in }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        size(proposal, subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        place(bounds, proposal, subviews)
    }
}

/// A layout that counts how often its cache is made and brought up to date.
private struct CountingLayout: Layout {
    struct Cache {
        var made = 1
        var updated = 0
        var sizesUpdated = 0
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.updated += 1 }
    func _updateCacheForSizes(_ cache: inout Cache, subviews: Subviews) { cache.sizesUpdated += 1 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        CGSize(width: cache.made * 100 + cache.updated * 10 + cache.sizesUpdated, height: 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {}
}

struct LayoutEngineTests {
    private let window = ProposedViewSize(width: 200, height: 100)

    @Test func centresForgottenSubviews() {
        let (forgotten, placed) = (box(nil, 20, 10), box(nil, 20, 10))
        let layout = OwnLayout(place: { bounds, proposal, subviews in
            subviews[1].place(at: CGPoint(x: 3, y: 4), proposal: proposal)
        })
        container(nil, layout) {
            forgotten; placed
        }.layOut(in: window)
        #expect(forgotten.origin == CGPoint(x: 40, y: 20))
        #expect(forgotten.proposal == window)
        #expect(forgotten.reports == .unplacedSubview)
        #expect(placed.origin == CGPoint(x: 3, y: 4))
        #expect(placed.reports == [])
    }

    @Test func theLastPlacementWins() {
        let view = box(nil, 20, 10)
        let layout = OwnLayout(place: { _, proposal, subviews in
            subviews[0].place(at: CGPoint(x: 3, y: 4), proposal: proposal)
            subviews[0].place(at: CGPoint(x: 50, y: 50), anchor: .bottomTrailing, proposal: .zero)
        })
        container(nil, layout) { view }.layOut(in: window)
        #expect(view.origin == CGPoint(x: 30, y: 40))
        #expect(view.proposal == .zero)
    }

    @Test(arguments: [
        (CGSize(width: CGFloat.nan, height: 5), CGSize(width: 0, height: 5)),
        (CGSize(width: -3, height: 5), CGSize(width: 0, height: 5)),
        (CGSize(width: 3, height: -CGFloat.infinity), CGSize(width: 3, height: 0)),
    ])
    func impossibleSizesCountAsZero(_ answer: CGSize, _ expected: CGSize) {
        var engine = LayoutEngine(OwnLayout(size: { _, _ in answer }))
        #expect(engine.sizeThatFits(window, subviews: LayoutSubviews([])) == expected)
        #expect(engine.takeDiagnostics() == .invalidSize)
        #expect(engine.takeDiagnostics() == [])
    }

    @Test func impossiblePlacesCountAsZero() {
        let view = box(nil, 20, 10)
        let layout = OwnLayout(place: { _, _, subviews in
            subviews[0].place(at: CGPoint(x: CGFloat.nan, y: -CGFloat.infinity), proposal: .zero)
        })
        container(nil, layout) { view }.layOut(in: window)
        #expect(view.origin == .zero)
        #expect(view.reports == .invalidPosition)
    }

    @Test func impossibleProposalsAreMadePossible() {
        let view = color()
        let layout = OwnLayout(place: { _, _, subviews in
            subviews[0].place(at: .zero, proposal: ProposedViewSize(width: -5, height: .nan))
        })
        container(nil, layout) { view }.layOut(in: window)
        #expect(view.proposal == ProposedViewSize(width: 0, height: nil))
        #expect(view.size == CGSize(width: 0, height: 10))
        #expect(view.reports == .invalidProposal)
    }

    @Test func undefinedSpacingIsReported() {
        var engine = LayoutEngine(HStackLayout(spacing: .nan))
        #expect(engine.takeDiagnostics() == .invalidSpacing)
        engine.update(HStackLayout(spacing: 5))
        #expect(engine.takeDiagnostics() == [])
        engine.update(HStackLayout(spacing: .infinity))
        #expect(engine.takeDiagnostics() == .invalidSpacing)
        let row = hstack(spacing: .nan) {
            box("a", 10, 10); box("b", 10, 10)
        }
        #expect(row.sizeThatFits(.unspecified) == CGSize(width: 28, height: 10))
    }

    @Test func bringsTheCacheUpToDateOnlyAfterChanges() {
        var engine = LayoutEngine(CountingLayout())
        let none = LayoutSubviews([])
        func width() -> CGFloat { engine.sizeThatFits(window, subviews: none).width }
        #expect(width() == 100)
        #expect(width() == 100)
        engine.invalidateSizes()
        #expect(width() == 101)
        engine.invalidate()
        engine.invalidateSizes()
        #expect(width() == 111)
        engine.update(CountingLayout())
        #expect(width() == 121)
        engine.placeSubviews(in: .zero, proposal: window, subviews: none)
        #expect(width() == 121)
    }

    @Test func mergesGuidesOfOwnLayoutsWithoutPlacing() {
        let (first, second) = (box(nil, 20, 10).guide(.middle) { _ in 4 }, box(nil, 20, 10).guide(.middle) { _ in 6 })
        let layout = OwnLayout(place: { bounds, proposal, subviews in
            subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: 0), proposal: proposal)
        })
        let view = container(nil, layout) {
            first; second
        }
        // 4 + 10 for the first, 6 + 40 for the second, which is forgotten and therefore centred.
        #expect(view.explicitAlignment(HorizontalAlignment.middle.key, at: window) == 30)
        #expect(view.explicitAlignment(HorizontalAlignment.leading.key, at: window) == nil)
        #expect(first.placements == 0)
        #expect(second.reports == [])
    }

    @Test func emptyContainersKeepNoDistanceAndTheLowestPriority() {
        let engine = LayoutEngine(VStackLayout())
        #expect(engine.priority(of: LayoutSubviews([])) == -.infinity)
        let row = hstack {
            color("a"); vstack {}; box("b", 10, 10)
        }
        #expect(row.sizeThatFits(ProposedViewSize(width: 100, height: 10)).width == 100)
        #expect(vstack {}.layoutSpacing == .zero)
    }

    @Test func onlyAFixedSingleViewMakesAStackTransparent() {
        let spacers = [spacer()]
        let fixed = TestContainer(HStackLayout(), spacers)
        let dynamic = TestContainer(HStackLayout(), spacers, isStatic: false)
        #expect(fixed.enginePriority == -.infinity)
        #expect(dynamic.enginePriority == 0)
        #expect(fixed.layoutSpacing == spacers[0].layoutSpacing)
    }

    @Test func handsLayoutValuesThroughModifiersButNotOutOfContainers() {
        let cell = box(nil, 10, 10).value(GridCellColumnsKey.self, 3)
        #expect(cell.padding(3).frame(width: 5).layoutTrait(GridCellColumnsKey.self) == 3)
        #expect(
            hstack {
                cell; color()
            }.layoutTrait(GridCellColumnsKey.self) == 1)
    }
}
