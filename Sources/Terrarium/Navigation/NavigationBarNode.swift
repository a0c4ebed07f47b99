package import Foundation
package import TerrariumLayout

/// The navigation bar of a screen: the way back, the leading, principal and trailing items, and the title.
///
/// The items are live views where they were written; the bar only places and prints them.
package final class NavigationBarNode: LayoutNode, @unchecked Sendable {
    private weak var screen: NavigationScreenNode?
    private var backButton: BackButtonNode!

    init(screen: NavigationScreenNode) {
        self.screen = screen
        super.init(parent: screen)
        flags.insert(.readsEnvironment)
        backButton = BackButtonNode(screen: screen, parent: self)
        backButton.container = self
        firstChild = backButton
    }

    /// The reading direction may be another one.
    package override func environmentDidChange() {
        placementDidChange()
    }

    /// 44, or 96 with a large title; 0 where the bar is hidden.
    var wantedHeight: CGFloat {
        guard let screen, screen.host?.innerStack == nil, !screen.barState.isHidden(.navigationBar) else { return 0 }
        return showsLargeTitle ? Chrome.largeTitleBarHeight : Chrome.navigationBarHeight
    }

    func contentsMayHaveChanged() {
        backButton.labelMayHaveChanged()
        layoutDidChange()
        snapshotDidChange()
    }

    private var showsLargeTitle: Bool {
        guard let screen, let title = screen.title, !title.isEmpty else { return false }
        return screen.prefersLargeTitle
    }

    private var showsBackButton: Bool {
        guard let screen else { return false }
        return screen.index > 0 && !screen.barState.hidesBackButton
    }

    private func items(_ region: ToolbarItemPlacement.Region) -> [LayoutNode] {
        guard let screen else { return [] }
        let showsBackButton = showsBackButton
        return screen.barState.items
            .filter { $0.placement.region(besideBackButton: showsBackButton) == region }.map(\.container)
    }

    private var leading: [LayoutNode] {
        var leading = items(.leading)
        if showsBackButton, let backButton { leading.insert(backButton, at: 0) }
        return leading
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        ContiguousArray(leading + items(.principal) + items(.trailing))
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? Chrome.navigationBarHeight)
    }

    package override func placeChildren() {
        let row = BarRow(width: size.width, height: min(size.height, Chrome.navigationBarHeight))
        placeInReadingDirection {
            let start = row.placeLeading(leading, in: self)
            let end = row.placeTrailing(items(.trailing), in: self)
            row.placePrincipal(items(.principal), between: start, and: end, in: self)
        }
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        guard let screen else { return .group(children: []) }
        let inner = context.inside(self)
        let title = screen.title ?? ""
        let isTitleShown = !title.isEmpty && (showsLargeTitle || items(.principal).isEmpty)
        let own: [SnapshotAttribute] = showsLargeTitle ? ["large"] : []
        return SnapshotNode(
            kind: "bar", text: screen.title, attributes: own + screen.barState.attributes(of: .navigationBar),
            frame: context.frame(of: self), flags: isTitleShown ? [.blocksHits, .showsText] : .blocksHits, zIndex: 1,
            lines: isTitleShown ? titleLines(title) : [],
            children: SnapshotChildren(layoutChildren.map { $0.snapshot(in: inner) }))
    }

    private func titleLines(_ title: String) -> [TextLine] {
        let layout = TextLayout(
            title, fontSize: showsLargeTitle ? 34 : 17, style: TextStyle(), metrics: runtime.textMetrics)
        let fitting = layout.size(for: .unspecified)
        let width = min(fitting.width, max(0, size.width - 2 * Chrome.barInset))
        let bounds = CGSize(width: width, height: fitting.height)
        let origin =
            showsLargeTitle
            ? CGPoint(
                x: Chrome.barInset,
                y: Chrome.navigationBarHeight
                    + (Chrome.largeTitleBarHeight - Chrome.navigationBarHeight - bounds.height) / 2)
            : CGPoint(x: (size.width - bounds.width) / 2, y: (Chrome.navigationBarHeight - bounds.height) / 2)
        return layout.lines(in: bounds).prefix(1).map { line in
            var line = line
            line.x += origin.x
            line.y += origin.y
            return line
        }
    }
}

/// The bar at the lower edge of a screen, shown where a toolbar has items for it.
package final class BottomBarNode: LayoutNode, @unchecked Sendable {
    private weak var screen: NavigationScreenNode?

    init(screen: NavigationScreenNode) {
        self.screen = screen
        super.init(parent: screen)
        flags.insert(.readsEnvironment)
    }

    /// The reading direction may be another one.
    package override func environmentDidChange() {
        placementDidChange()
    }

    var wantedHeight: CGFloat {
        guard let screen, !screen.barState.isHidden(.bottomBar), !layoutChildren.isEmpty else { return 0 }
        return Chrome.navigationBarHeight
    }

    func contentsMayHaveChanged() {
        layoutDidChange()
        snapshotDidChange()
    }

    private func items(_ region: ToolbarItemPlacement.Region) -> [LayoutNode] {
        guard let screen else { return [] }
        // A back button stands in the other bar.
        return screen.barState.items.filter { $0.placement.region(besideBackButton: false) == region }.map(\.container)
    }

    package override var layoutChildren: ContiguousArray<LayoutNode> {
        ContiguousArray(items(.bottom) + items(.status))
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
    }

    package override func placeChildren() {
        let row = BarRow(width: size.width, height: size.height)
        placeInReadingDirection {
            let start = row.placeLeading(items(.bottom), in: self)
            row.placePrincipal(items(.status), between: start, and: size.width - Chrome.barInset, in: self)
        }
    }

    package override func makeSnapshot(in context: SnapshotContext) -> SnapshotNode {
        guard let screen else { return .group(children: []) }
        let inner = context.inside(self)
        return SnapshotNode(
            kind: "bar", arguments: ["bottom"], attributes: screen.barState.attributes(of: .bottomBar),
            frame: context.frame(of: self), flags: .blocksHits, zIndex: 1,
            children: SnapshotChildren(layoutChildren.map { $0.snapshot(in: inner) }))
    }
}

/// The row in which a bar's items stand, each centred in the height.
struct BarRow {
    let width: CGFloat
    let height: CGFloat

    private var offer: ProposedViewSize { ProposedViewSize(width: nil, height: height) }

    /// Places items from the leading end; returns where the last one ends.
    func placeLeading(_ items: [LayoutNode], in bar: LayoutNode) -> CGFloat {
        var x = Chrome.barInset
        for item in items {
            let size = item.sizeThatFits(offer)
            place(item, at: x, size, offer, in: bar)
            x += size.width + Chrome.barSpacing
        }
        return items.isEmpty ? x : x - Chrome.barSpacing
    }

    /// Places items up to the trailing end, in their order; returns where the first one begins.
    func placeTrailing(_ items: [LayoutNode], in bar: LayoutNode) -> CGFloat {
        var x = width - Chrome.barInset
        for item in items.reversed() {
            let size = item.sizeThatFits(offer)
            x -= size.width
            place(item, at: x, size, offer, in: bar)
            x -= Chrome.barSpacing
        }
        return items.isEmpty ? x : x + Chrome.barSpacing
    }

    /// Places items in the middle of the bar, or in the room that is left where they do not fit there.
    func placePrincipal(_ items: [LayoutNode], between start: CGFloat, and end: CGFloat, in bar: LayoutNode) {
        let freeOffer = self.offer
        var sizes = items.map { $0.sizeThatFits(freeOffer) }
        let gaps = Chrome.barSpacing * CGFloat(max(0, items.count - 1))
        var total = sizes.reduce(gaps) { $0 + $1.width }
        let room = max(0, end - start)
        var offer = freeOffer
        if total > room, !items.isEmpty {
            let narrow = ProposedViewSize(width: max(0, room - gaps) / CGFloat(items.count), height: height)
            offer = narrow
            sizes = items.map { $0.sizeThatFits(narrow) }
            total = sizes.reduce(gaps) { $0 + $1.width }
        }
        var x = min(max((width - total) / 2, start), max(start, end - total))
        for (item, size) in zip(items, sizes) {
            place(item, at: x, size, offer, in: bar)
            x += size.width + Chrome.barSpacing
        }
    }

    private func place(
        _ item: LayoutNode, at x: CGFloat, _ size: CGSize, _ offer: ProposedViewSize, in bar: LayoutNode
    ) {
        item.container = bar
        item.place(at: CGPoint(x: x, y: (height - size.height) / 2), proposal: offer)
    }
}
