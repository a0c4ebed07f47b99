import Foundation
import TerrariumLayout
import Testing

struct AnyLayoutTests {
    private let window = ProposedViewSize(width: 100, height: 60)

    @Test(arguments: [
        (AnyLayout(HStackLayout(spacing: 0)), CGSize(width: 30, height: 20)),
        (AnyLayout(VStackLayout(spacing: 0)), CGSize(width: 20, height: 30)),
        (AnyLayout(ZStackLayout()), CGSize(width: 20, height: 20)),
        (AnyLayout(AnyLayout(VStackLayout(spacing: 5))), CGSize(width: 20, height: 35)),
    ])
    func doesWhatTheLayoutDoes(_ layout: AnyLayout, _ expected: CGSize) {
        #expect(
            container(nil, layout) {
                box("a", 10, 20); box("b", 20, 10)
            }.sizeThatFits(window) == expected)
    }

    @Test func keepsTheSubviewsWhenTheKindChanges() {
        let views = [box("a", 10, 20), box("b", 20, 10)]
        let subviews = LayoutSubviews(views.map { LayoutSubview($0) })
        var engine = LayoutEngine(AnyLayout(HStackLayout(spacing: 0)))
        #expect(engine.sizeThatFits(window, subviews: subviews) == CGSize(width: 30, height: 20))
        engine.update(AnyLayout(VStackLayout(spacing: 0)))
        #expect(engine.sizeThatFits(window, subviews: subviews) == CGSize(width: 20, height: 30))
        engine.update(AnyLayout(AnyLayout(HStackLayout(spacing: 4))))
        #expect(engine.sizeThatFits(window, subviews: subviews) == CGSize(width: 34, height: 20))
        engine.placeSubviews(in: CGSize(width: 34, height: 20), proposal: window, subviews: subviews)
        #expect(views.map(\.origin) == [CGPoint(x: 0, y: 0), CGPoint(x: 14, y: 5)])
    }

    @Test func tellsTheAxisAndTheRestOfTheLayout() {
        #expect(AnyLayout(VStackLayout())._stackAxis == .vertical)
        #expect(AnyLayout(HStackLayout())._stackAxis == .horizontal)
        #expect(AnyLayout(ZStackLayout())._stackAxis == nil)
        #expect(AnyLayout(ZStackLayout())._placesEverySubview)
        #expect(AnyLayout(HStackLayout(spacing: .nan))._hasInvalidSpacing)
        let view = box(nil, 1, 1)
        let one = LayoutSubviews([LayoutSubview(view)])
        #expect(AnyLayout(VStackLayout())._isTransparent(to: one))
        #expect(AnyLayout(ZStackLayout())._isTransparent(to: one))
        #expect(!AnyLayout(GridLayout())._isTransparent(to: one))
    }

    @Test func handsGuidesAndDistancesThrough() {
        let view = container(nil, AnyLayout(HStackLayout(spacing: 0))) {
            label("aa", baseline: 15)
            spacer()
        }
        #expect(view.explicitAlignment(VerticalAlignment.firstTextBaseline.key, at: .unspecified) == 15)
        #expect(view.explicitAlignment(HorizontalAlignment.center.key, at: .unspecified) == nil)
        #expect(view.layoutSpacing.distance(to: ViewSpacing(), along: .horizontal) == 0)
    }
}
