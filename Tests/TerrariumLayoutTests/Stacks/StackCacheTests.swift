import Foundation
import TerrariumLayout
import Testing

struct StackCacheTests {
    private let elements = [box(nil, 10, 10), color(), box(nil, 30, 20)]

    private var subviews: LayoutSubviews { LayoutSubviews(elements.map { LayoutSubview($0) }) }

    private func width(_ width: CGFloat) -> ProposedViewSize { ProposedViewSize(width: width, height: 50) }

    /// A layout of one's own may keep the cache of a stack twice.
    @Test func aCopyGoesItsOwnWay() {
        let layout = HStackLayout(spacing: 0)
        var first = layout.makeCache(subviews: subviews)
        #expect(layout.sizeThatFits(proposal: width(100), subviews: subviews, cache: &first).width == 100)
        var second = first
        #expect(layout.sizeThatFits(proposal: width(200), subviews: subviews, cache: &second).width == 200)
        let narrow = CGRect(x: 0, y: 0, width: 100, height: 50)
        layout.placeSubviews(in: narrow, proposal: width(100), subviews: subviews, cache: &first)
        #expect(elements.map(\.origin.x) == [0, 10, 70])
        let wide = CGRect(x: 0, y: 0, width: 200, height: 50)
        layout.placeSubviews(in: wide, proposal: width(200), subviews: subviews, cache: &second)
        #expect(elements.map(\.origin.x) == [0, 10, 170])
    }

    /// A cache may be shown fewer views than it was made for, as by a layout that hides some.
    @Test func aPartOfTheViewsIsArranged() {
        let layout = HStackLayout(spacing: 0)
        var cache = layout.makeCache(subviews: subviews)
        #expect(layout.sizeThatFits(proposal: width(100), subviews: subviews, cache: &cache).width == 100)
        let rest = subviews.dropFirst()
        layout.updateCache(&cache, subviews: rest)
        #expect(layout.sizeThatFits(proposal: width(60), subviews: rest, cache: &cache).width == 60)
        layout.placeSubviews(
            in: CGRect(x: 5, y: 0, width: 60, height: 50), proposal: width(60), subviews: rest, cache: &cache)
        #expect(elements[1].origin.x == 5)
        #expect(elements[2].origin.x == 35)
    }
}
